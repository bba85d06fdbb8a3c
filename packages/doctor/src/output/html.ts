import type { DoctorReport, DoctorResult } from '../report.js'
import { STYLE } from './html-style.js'
import { describeFacts, describeVerdict, groupTitles, outcomeWords } from './words.js'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

const definition = (name: string, html: string) =>
  html === '' ? '' : `<dt>${escape(name)}</dt><dd>${html}</dd>`
const code = (text: string) => (text === '' ? '' : `<code>${escape(text)}</code>`)

function resultRow({
  outcome,
  title,
  detail,
  asked,
  received,
  section,
  why,
  handling,
  rule,
}: DoctorResult): string {
  const label = outcomeWords[outcome].toLowerCase()
  const list =
    outcome === 'holds' || outcome === 'not-checked'
      ? definition(outcome === 'holds' ? 'Found' : 'Because', escape(detail))
      : [
          definition('Found', escape(detail)),
          definition('Asked', asked.map(code).join('<br>')),
          definition('Received', code(received)),
          definition('Why it matters', escape(why)),
          definition('What the package does', escape(handling)),
        ].join('')
  const reference = definition('API reference', section === null ? 'Not shown there' : escape(section))
  const isOpen = outcome === 'broken' ? ' open' : ''
  return `<details class="rule" data-outcome="${outcome}" id="${escape(rule)}"${isOpen}>
<summary><span class="outcome">${label}</span><span>${escape(title)}</span></summary>
<dl>${list}${reference}</dl>
</details>`
}

function groupSection(results: readonly DoctorResult[]): string {
  const [first] = results
  if (first === undefined) return ''
  return `<section><h2>${escape(groupTitles[first.group])}</h2>\n${results.map(resultRow).join('\n')}\n</section>`
}

/** The causes in the order in which to mend them, each with a line for a shell. */
function causesList({ causes }: DoctorReport): string {
  if (causes.length === 0) return ''
  const items = causes.map(
    ({ rule, title, detail, follows, curl, received }) =>
      `<li><a href="#${escape(rule)}">${escape(title)}</a><br>${escape(detail)}${
        received === '' ? '' : `<br>Received: ${code(received)}`
      }${
        follows.length > 0 ? `<br>This also breaks: ${escape(follows.join(', '))}.` : ''
      }${curl[0] === undefined ? '' : `<pre tabindex="0">${code(curl[0])}</pre>`}</li>`,
  )
  return `<section><h2>Mend in this order</h2><ol>${items.join('')}</ol></section>`
}

function questionsList(results: readonly DoctorResult[]): string {
  const items = results.flatMap(({ question }) =>
    question === undefined ? [] : [`<li>${escape(question)}</li>`],
  )
  if (items.length === 0) return ''
  return `<section><h2>Only you can answer this</h2><ul>${items.join('')}</ul></section>`
}

/** Links to everything that needs an eye, because most rules hold. */
function findingsList(results: readonly DoctorResult[]): string {
  const links = results
    .filter(({ outcome }) => outcome === 'broken' || outcome === 'warning')
    .toSorted((a, b) => Number(a.outcome === 'warning') - Number(b.outcome === 'warning'))
    .map(
      ({ rule, title, outcome }) =>
        `<li data-outcome="${outcome}"><span class="outcome">${outcome}</span> <a href="#${escape(rule)}">${escape(title)}</a></li>`,
    )
  return links.length === 0 ? '' : `<ul class="findings">${links.join('')}</ul>`
}

/** One file without scripts and without requests, for a ticket or an e-mail. */
export function formatHtml(report: DoctorReport): string {
  const groups = [...new Set(report.results.map(({ group }) => group))]
  const { counts, baseUrl, checkedAt, stopped, configuration, dialect } = report
  const facts = describeFacts(report).map(([name, value]) => definition(name, escape(value)))
  const isOpen = report.results.some(({ question }) => question !== undefined)
  const state = counts.broken === 0 && stopped === undefined && !isOpen ? 'good' : 'bad'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>storefront-doctor: ${escape(baseUrl)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<p class="name">storefront-doctor</p>
<h1>${escape(baseUrl)}</h1>
<p class="verdict" data-state="${state}">${escape(describeVerdict(report))}</p>
${stopped === undefined ? '' : `<p>${escape(stopped)}</p>`}
<p class="time">Checked at <time datetime="${escape(checkedAt)}">${escape(checkedAt.slice(0, 16).replace('T', ' '))} UTC</time></p>
${findingsList(report.results)}
</header>
${causesList(report)}
${questionsList(report.results)}
<section><h2>This server</h2><dl class="facts">${facts.join('')}</dl></section>
${groups.map((group) => groupSection(report.results.filter((result) => result.group === group))).join('\n')}
<section><h2>Configuration</h2><pre tabindex="0"><code>${escape(configuration.trimEnd())}</code></pre></section>
<section><h2>Dialect</h2>
<p>For <code>createMockStore({ like })</code>: a mock store that behaves as this server does.</p>
<pre tabindex="0"><code>${escape(JSON.stringify({ dialect }, null, 2))}</code></pre></section>
</main>
</body>
</html>
`
}
