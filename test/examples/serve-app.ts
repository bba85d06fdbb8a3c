import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

import { freePort } from '../free-port.js'
import { projectEnv, type InstalledProject } from '../package/install-project.js'

export interface RunningApp {
  readonly url: string
  /** What the app has written to stdout and stderr. */
  output(): string
  stop(): Promise<void>
}

/** @param script in `node_modules`, because npx would leave the server running after `stop`. */
export async function serveApp(
  app: InstalledProject,
  script: string,
  args: (port: string) => readonly string[],
  env: NodeJS.ProcessEnv | ((port: string) => NodeJS.ProcessEnv) = {},
): Promise<RunningApp> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, [`node_modules/${script}`, ...args(String(port))], {
    cwd: app.folder,
    env: projectEnv(app.folder, typeof env === 'function' ? env(String(port)) : env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  server.stdout.on('data', (text: Buffer) => output.push(text.toString()))
  server.stderr.on('data', (text: Buffer) => output.push(text.toString()))
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exit = once(server, 'exit')
    server.kill()
    await exit
  }
  try {
    await waitForResponse(url, server)
  } catch (error) {
    await stop()
    throw new Error(`${script} did not start:\n${output.join('')}`, { cause: error })
  }
  return { url, output: () => output.join(''), stop }
}

async function waitForResponse(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt++) {
    if (server.exitCode !== null) throw new Error(`The server exited with code ${server.exitCode}.`)
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('The server did not respond within a minute.')
}
