import type { ReadStream } from 'node:tty'

const ENTER = /[\r\n]/
const CTRL_C = '\u0003'
const CTRL_D = '\u0004'
const BACKSPACE = /[\b\u007f]/

/** Reads a line from a terminal without showing it. Returns `null` for an empty line: a proxy needs no key. */
export function promptForKey(input: ReadStream, output: NodeJS.WritableStream): Promise<string | null> {
  output.write('API key (hidden; empty if the server needs none): ')
  return new Promise((resolve, reject) => {
    let key = ''
    const stop = () => {
      input.setRawMode(false).pause().off('data', onData)
      output.write('\n')
    }
    const onData = (chunk: Buffer | string) => {
      for (const character of chunk.toString()) {
        if (character === CTRL_C) {
          stop()
          reject(new Error('The check was cancelled.'))
          return
        }
        if (ENTER.test(character) || character === CTRL_D) {
          stop()
          resolve(key === '' ? null : key)
          return
        }
        key = BACKSPACE.test(character) ? key.slice(0, -1) : key + character
      }
    }
    input.setRawMode(true).resume().on('data', onData)
  })
}
