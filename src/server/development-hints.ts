interface DevelopmentHints {
  readonly droppedParam: (name: string, path: string) => void
  readonly outsideBasePath: (pathname: string, basePath: string) => void
}

/** A visitor can send any name, so stop after some. */
const MAX_HINTS = 20
const MAX_LENGTH = 100

/** Explains on the console, once for each parameter, why a request was changed or refused. Silent in production. */
export function createDevelopmentHints(): DevelopmentHints {
  const shown = new Set<string>()
  const warnOnce = (subject: string, createHint: () => string) => {
    if (process.env.NODE_ENV === 'production' || shown.has(subject) || shown.size >= MAX_HINTS) return
    shown.add(subject)
    console.warn(`storefront-react: createStorefrontHandler ${createHint()}`)
  }
  const quote = (text: string) => JSON.stringify(text.slice(0, MAX_LENGTH))
  return {
    droppedParam: (name, path) =>
      warnOnce(
        `param ${name.slice(0, MAX_LENGTH)}`,
        () =>
          `did not forward the query parameter ${quote(name)} of ${quote(path)}. ` +
          'If it is a filter, add its name to filterParams of the resource. Otherwise add it to the query of an allowed path, such as "/shipping?country={country}".',
      ),
    outsideBasePath: (pathname, basePath) =>
      warnOnce(
        'basePath',
        () =>
          `answered 404, because ${quote(pathname)} is not below ${quote(basePath)}. ` +
          'Pass the path of the route as basePath, and as baseUrl to the client of the browser.',
      ),
  }
}
