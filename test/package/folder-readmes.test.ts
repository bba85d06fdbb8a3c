import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const FOLDERS = ['bench', 'blocks', 'examples', 'scripts', 'site', 'stories', 'test']
const MAX_LINES = 60

const filesIn = (folder: string) =>
  execFileSync('git', ['ls-files', folder], { cwd: root, encoding: 'utf8' }).trim().split('\n')

describe('the README of a top folder', () => {
  it.each(FOLDERS)('%s/README.md names each of its folders, and has at most 60 lines', (folder) => {
    const text = readFileSync(join(root, folder, 'README.md'), 'utf8')
    const names = new Set(filesIn(folder).flatMap((file) => /^[^/]+\/([^/]+)\//.exec(file)?.[1] ?? []))
    // The folder of a block or of a subject of stories has the name of the subject.
    const expected = ['blocks', 'stories'].includes(folder) ? [] : [...names]
    expect(expected.filter((name) => !text.includes(`\`${name}`) && !text.includes(`${name}/`))).toEqual([])
    expect(text.split('\n').length).toBeLessThanOrEqual(MAX_LINES)
  })
})
