/** The English sentences of a shop, and those of another language. Placeholders are those of the code, such as `${name}`. */
export type Dictionary = Readonly<Record<string, string>>

/** Files with the texts of a shop have one sentence in each literal. */
export function translateTexts(source: string, dictionary: Dictionary): string {
  let text = source
  for (const [english, translated] of Object.entries(dictionary))
    for (const mark of ["'", '`'])
      text = text.replaceAll(mark + english + mark, () => mark + translated + mark)
  return text
}
