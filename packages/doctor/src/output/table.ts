import type { DoctorOutcome, DoctorReport, DoctorResult } from '../report.js'
import { describeFacts, describeVerdict, groupTitles, outcomeWords } from './words.js'

const WIDTH = 80
const OUTCOME_WIDTH = 13

const ANSI: Readonly<Record<DoctorOutcome | 'bold' | 'dim', string>> = {
  holds: '32',
  broken: '1;31',
  warning: '33',
  'not-checked': '2',
  bold: '1',
  dim: '2',
}

type Paint = (style: keyof typeof ANSI, text: string) => string

/** Breaks at spaces, and a long address before each `&`. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/ |(?=&)/)) {
    const space = word.startsWith('&') ? '' : ' '
    if (line !== '' && line.length + space.length + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : line + space + word
  }
  return [...lines, line]
}

/** A name in the first column, and text in the second. */
function row(
  name: string,
  nameWidth: number,
  text: string,
  paint: (name: string) => string = String,
): string[] {
  return wrap(text, WIDTH - nameWidth).map((line, index) =>
    index === 0
      ? `${paint(name)}${' '.repeat(Math.max(1, nameWidth - name.length))}${line}`
      : ' '.repeat(nameWidth) + line,
  )
}

const DETAIL_WIDTH = 18

/** What is wrong, how it shows, why it matters and what to do. */
function details(result: DoctorResult, paint: Paint): string[] {
  const { detail, asked, received, section, why, handling, outcome } = result
  const part = (name: string, text: string) =>
    text === '' ? [] : row(`    ${name}`, DETAIL_WIDTH, text, (label) => paint('dim', label))
  if (outcome === 'not-checked') return part('because', detail)
  return [
    ...part('found', detail),
    ...asked.flatMap((request, index) => part(index === 0 ? 'asked' : '', request)),
    ...part('received', received),
    ...part('matters', why),
    ...part('the package', handling),
    ...part('reference', section ?? 'not shown there'),
  ]
}

/** The causes in the order in which to mend them. The lines for a shell are not wrapped, so that they can be pasted. */
function causesSection({ causes }: DoctorReport, paint: Paint): string[] {
  if (causes.length === 0) return []
  const lines = ['', paint('bold', 'Mend in this order, and run the check again')]
  causes.forEach(({ title, detail, follows, curl, received }, index) => {
    lines.push('', ...row(`  ${index + 1}.`, 6, title), ...row('', 6, detail))
    if (received !== '') lines.push(...row('', 6, `Received: ${received}`))
    if (follows.length > 0) lines.push(...row('', 6, `This also breaks: ${follows.join(', ')}.`))
    if (curl[0] !== undefined) lines.push(curl[0])
  })
  return lines
}

export interface TableOptions {
  readonly colors: boolean
}

/** The report for a terminal of 80 columns. Every outcome is a word, so that it reads the same without colours. */
export function formatTable(report: DoctorReport, { colors }: TableOptions): string {
  const paint: Paint = (style, text) => (colors ? `\u001b[${ANSI[style]}m${text}\u001b[0m` : text)
  const lines: string[] = ['', paint('bold', `storefront-doctor  ${report.baseUrl}`), '']
  let group = ''
  for (const result of report.results) {
    if (result.group !== group) {
      if (group !== '') lines.push('')
      lines.push(paint('bold', groupTitles[result.group]))
      group = result.group
    }
    const { outcome, title } = result
    lines.push(
      ...row(`  ${outcomeWords[outcome]}`, OUTCOME_WIDTH + 2, title, (word) => paint(outcome, word)),
      ...(outcome === 'holds' ? [] : details(result, paint)),
    )
  }
  lines.push(...causesSection(report, paint))
  const questions = report.results.flatMap(({ question }) => (question === undefined ? [] : [question]))
  if (questions.length > 0) {
    lines.push('', paint('bold', 'Only you can answer this'))
    for (const question of questions) lines.push(...row('  ?', 4, question))
    lines.push(...row('', 4, 'Answer in a terminal, or with --price ID=AMOUNT for two products.'))
  }
  lines.push('', paint('bold', 'This server'))
  for (const [name, value] of describeFacts(report)) lines.push(...row(`  ${name}`, 17, value))
  lines.push('', paint('bold', 'Configuration'), '')
  // Without an indent, ready to paste.
  lines.push(report.configuration.trimEnd())
  const isGood = report.counts.broken === 0 && report.stopped === undefined && questions.length === 0
  lines.push(
    '',
    ...wrap(describeVerdict(report), WIDTH).map((line) => paint(isGood ? 'holds' : 'broken', line)),
    '',
  )
  return lines.join('\n')
}
