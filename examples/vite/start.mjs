// Starts the mock store, then the shop, and stops both when one of them exits.
import { spawn } from 'node:child_process'

const isWindows = process.platform === 'win32'
const children = []

function start(script, stdout, env = {}) {
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['inherit', stdout, 'inherit'],
    shell: isWindows,
    env: { ...process.env, ...env },
    detached: !isWindows,
  })
  children.push(child)
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0
    endAll()
  })
  return child
}

function endAll() {
  for (const child of children) {
    // npm does not forward signals to its child processes, so send the signal to the whole process group.
    if (child.exitCode === null && child.signalCode === null)
      isWindows ? child.kill() : process.kill(-child.pid)
  }
}

const store = start('store', 'pipe')
store.stdout.pipe(process.stdout)
// The store prints its address when it is ready. It is that of `.env`, unless another program has its port.
store.stdout.once('data', (text) => {
  const [url] = /http:\/\/\S+\/api\/v1/.exec(text) ?? []
  start('shop', 'inherit', url && !url.includes(':4010/') ? { STOREFRONT_URL: url } : {})
})
process.on('SIGINT', endAll)
process.on('SIGTERM', endAll)
