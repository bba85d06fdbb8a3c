#!/usr/bin/env node
import { open, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'

import type { DoctorQuestion } from '../answers.js'
import { formatHtml } from '../output/html.js'
import { formatMapping } from '../output/mapping.js'
import { formatTable } from '../output/table.js'
import type { DoctorReport } from '../report.js'
import { findMapping } from '../mapping/find-mapping.js'
import { runDoctor, type DoctorProgress } from '../run-doctor.js'
import { HELP, parseDoctorOptions, type DoctorCliOptions } from './options.js'
import { promptForKey } from './read-key.js'

const { env, stdin, stdout, stderr } = process
const COULD_NOT_RUN = 2
const NOT_ALL_CHECKED = 3
const QUESTION_OPEN = 4
const MAPPING_CODES = { live: 0, copy: 0, refused: 1, question: QUESTION_OPEN } as const

async function readKey(): Promise<string | null> {
  const key = env['STOREFRONT_API_KEY']
  if (key !== undefined) return key === '' ? null : key
  if (stdin.isTTY) return promptForKey(stdin, stderr)
  throw new Error('Set STOREFRONT_API_KEY to the API key, or to an empty value if the server needs none.')
}

/** An empty answer means that nobody knows. */
async function askInTerminal({ text, choices = [] }: DoctorQuestion): Promise<string | undefined> {
  const prompt = createInterface({ input: stdin, output: stderr })
  try {
    stderr.write('\r\u001b[2K')
    choices.forEach((choice, index) => stderr.write(`  ${index + 1}. ${choice}\n`))
    const answer = (await prompt.question(`${text} `)).trim()
    return (choices[Number(answer) - 1] ?? answer) || undefined
  } finally {
    prompt.close()
  }
}

/** One line that changes in a terminal, one line for each group elsewhere. */
function createProgress() {
  let group = ''
  return {
    show({ group: next, rule, step, steps, requests }: DoctorProgress) {
      if (stderr.isTTY) {
        const line = `${step}/${steps}  ${requests} requests  ${rule}`
        stderr.write(`\r\u001b[2K${line.slice(0, (stderr.columns ?? 80) - 1)}`)
      } else if (next !== group) stderr.write(`storefront-doctor: ${next} (${requests} requests)\n`)
      group = next
    },
    end: () => stderr.isTTY && stderr.write('\r\u001b[2K'),
  }
}

const hasColors = () => stdout.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb'

async function writeReport(report: DoctorReport, { json, html }: DoctorCliOptions): Promise<void> {
  const text = `${JSON.stringify(report, null, 2)}\n`
  if (json === '-') stdout.write(text)
  else stdout.write(formatTable(report, { colors: hasColors() }))
  if (json !== undefined && json !== '-') await writeFile(json, text)
  if (html !== undefined) await writeFile(html, formatHtml(report))
}

/** Opens the files before the check, which takes minutes. `a` keeps the report of an earlier check. */
async function assertWritable({ json, html }: DoctorCliOptions): Promise<void> {
  for (const file of [json, html]) {
    if (file === undefined || file === '-') continue
    const handle = await open(file, 'a')
    await handle.close()
  }
}

async function check(args: readonly string[]): Promise<number> {
  const options = parseDoctorOptions(args)
  if (options.help) {
    stdout.write(HELP)
    return 0
  }
  await assertWritable(options)
  const apiKey = await readKey()
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort(new Error('The check was cancelled.')))
  const progress = createProgress()
  const { signal } = stop
  const ask = stdin.isTTY && stderr.isTTY ? askInTerminal : undefined
  const mapping = await findMapping({ ...options, path: options.paths['products'], apiKey, signal, ask })
  if (mapping) {
    if (options.json === '-') stdout.write(`${JSON.stringify({ version: 1, mapping }, null, 2)}\n`)
    else stdout.write(formatMapping(mapping))
    return MAPPING_CODES[mapping.outcome]
  }
  let report: DoctorReport
  try {
    report = await runDoctor({
      ...options,
      apiKey,
      signal,
      ask,
      onProgress: (step) => progress.show(step),
    })
  } finally {
    progress.end()
  }
  await writeReport(report, options)
  if (report.stopped === undefined) {
    if (report.counts.broken > 0) return 1
    if (report.results.some(({ question }) => question !== undefined)) return QUESTION_OPEN
    return options.requireAll && report.counts['not-checked'] > 0 ? NOT_ALL_CHECKED : 0
  }
  stderr.write(`storefront-doctor: ${report.stopped}\n`)
  return COULD_NOT_RUN
}

try {
  process.exitCode = await check(process.argv.slice(2))
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException
  const [line = ''] = message.split('\n')
  stderr.write(`storefront-doctor: ${line}${code?.startsWith('ERR_PARSE_ARGS') ? ' See --help.' : ''}\n`)
  process.exitCode = COULD_NOT_RUN
}
