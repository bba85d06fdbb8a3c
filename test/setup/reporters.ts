const jsonReport = process.env['VITEST_JSON_REPORT']

/** `.ci/run` reads the counts of tests, and the second tries, from a report in JSON. */
export const reporting = {
  // A busy CI machine can break the timing of a browser. `.ci/run` lists each test that needed its second try.
  retry: process.env['CI'] ? 1 : 0,
  reporters: jsonReport ? ['default', 'json'] : ['default'],
  ...(jsonReport && { outputFile: { json: jsonReport } }),
}
