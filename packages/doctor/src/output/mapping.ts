import type { DoctorMapping } from '../mapping/write-mapping.js'

const titles: Readonly<Record<DoctorMapping['outcome'], string>> = {
  live: 'A mapping for this API',
  copy: 'A mapping for a copy of this store',
  question: 'Only you can answer this',
  refused: 'No mapping can be written',
}

/** The mapping for a terminal. The code is not wrapped, so that it can be pasted. */
export function formatMapping({
  outcome,
  detail,
  code,
  witness,
  unknown,
  pagesBackward,
}: DoctorMapping): string {
  const facts =
    code === ''
      ? []
      : [
          `The price is ${witness}.`,
          ...(outcome === 'live'
            ? [`Pages: ${pagesBackward ? 'forward and backward' : 'forward only'}.`]
            : []),
          ...(unknown.length > 0 ? [`The answers do not say: ${unknown.join('; ')}.`] : []),
        ]
  const hint =
    outcome === 'question' ? ['Answer in a terminal, or with --price ID=AMOUNT for both products.'] : []
  const lines = [
    '',
    titles[outcome],
    '',
    ...(code === '' ? [] : [code.trimEnd(), '']),
    detail,
    ...facts,
    ...hint,
    '',
  ]
  return lines.join('\n')
}
