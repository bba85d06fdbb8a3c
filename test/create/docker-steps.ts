import { cp, mkdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Runs a command of the image in its folder. */
type Run = (folder: string, command: string) => Promise<unknown>

/**
 * Follows a Dockerfile without Docker: each stage is a folder, and `RUN` runs on this machine. It knows only what the Dockerfile of the
 * shop uses.
 * @param name returns the folder of a stage
 * @returns the folder of the last stage, and its command
 * @throws Error for any other instruction
 */
export async function followDockerfile(
  shop: string,
  name: (stage: number) => string,
  run: Run,
): Promise<{ readonly folder: string; readonly command: readonly string[] }> {
  const ignored = (await readFile(join(shop, '.dockerignore'), 'utf8')).split('\n').filter(Boolean)
  const isIgnored = (file: string) =>
    ignored.some((pattern) =>
      new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(file),
    )
  const stages = new Map<string, string>()
  let folder = ''
  let command: readonly string[] = []
  for (const line of (await readFile(join(shop, 'Dockerfile'), 'utf8')).split('\n')) {
    const [instruction = '', ...words] = line.split(' ')
    if (line === '' || instruction.startsWith('#')) continue
    if (instruction === 'FROM') {
      folder = name(stages.size)
      stages.set(words[2] ?? '', folder)
      await mkdir(folder)
    } else if (instruction === 'RUN') await run(folder, words.join(' '))
    else if (instruction === 'CMD') command = JSON.parse(words.join(' ')) as string[]
    else if (instruction === 'COPY' && words[0] === '--from=build')
      await cp(join(stages.get('build')!, basename(words[1]!)), join(folder, words[2]!), { recursive: true })
    else if (instruction === 'COPY' && words[0] === 'package*.json')
      for (const file of ['package.json', 'package-lock.json']) await cp(join(shop, file), join(folder, file))
    else if (instruction === 'COPY' && words[0] === '.')
      await cp(shop, folder, {
        recursive: true,
        filter: (path) => path === shop || !isIgnored(path.slice(shop.length + 1)),
      })
    else if (!['WORKDIR', 'ENV', 'USER', 'EXPOSE'].includes(instruction)) throw new Error(`What is ${line}?`)
  }
  return { folder, command }
}
