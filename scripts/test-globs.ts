/** Writes out the alternatives of each group of braces: `{src,test}/*.{ts,tsx}` becomes four globs. */
function expand(glob: string): string[] {
  const group = firstGroup(glob)
  if (!group) return [glob]
  return group.options.flatMap((option) => expand(group.before + option + group.after))
}

interface Group {
  readonly before: string
  readonly options: readonly string[]
  readonly after: string
}

/** A group may contain others. */
function firstGroup(glob: string): Group | undefined {
  const start = glob.indexOf('{')
  if (start === -1) return undefined
  let depth = 0
  const options: string[] = []
  let optionStart = start + 1
  for (let at = start; at < glob.length; at++) {
    if (glob[at] === '{') depth++
    const isEnd = glob[at] === '}' && --depth === 0
    if (isEnd || (glob[at] === ',' && depth === 1)) {
      options.push(glob.slice(optionStart, at))
      optionStart = at + 1
    }
    if (isEnd) break
  }
  return { before: glob.slice(0, start), options, after: glob.slice(optionStart) }
}

/** Each group of braces of a glob, with one alternative chosen of each group before and around it. */
function groupsOf(glob: string): Group[] {
  const group = firstGroup(glob)
  if (!group) return []
  return [group, ...group.options.flatMap((option) => groupsOf(group.before + option + group.after))]
}

/**
 * Finds what a moved or renamed folder leaves behind: a glob, or an alternative in its braces, that matches no file.
 * The braces around all folders of tests are in several globs, and not each folder has each kind of test, so an alternative
 * may match in any of the globs that have the same braces.
 * @param matches whether a glob without braces matches a file
 */
export function findDeadGlobs(globs: readonly string[], matches: (glob: string) => boolean): string[] {
  const isAlive = (glob: string) => expand(glob).some(matches)
  const dead = new Set(globs.filter((glob) => !isAlive(glob)))
  const alive = new Set<string>()
  const all = globs.flatMap((glob) =>
    groupsOf(glob).flatMap((group) => {
      const braces = `{${group.options.join(',')}}`
      return group.options.map((option) => {
        const name = `${option} of ${braces}`
        if (isAlive(group.before + option + group.after)) alive.add(name)
        return { glob, name }
      })
    }),
  )
  for (const { glob, name } of all) if (!alive.has(name) && !dead.has(glob)) dead.add(`${glob}: ${name}`)
  return [...dead]
}
