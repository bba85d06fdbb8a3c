import { dirname } from 'node:path'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command runs in the root folder, in the shell of the system
 * @property {readonly string[]} groups a job of the workflow runs one or two groups
 * @property {boolean} [hasTests] writes Vitest's JSON report, so its tests are counted one by one
 * @property {boolean} [isInTest] a run of all groups leaves the step out, because `npm cit` runs the same tests
 * @property {boolean} [needsAllCores] runs alone: it has workers of its own, or the timing of a browser
 * @property {readonly string[]} [needs] the steps that must have ended before, if they are part of the run
 * @property {boolean} [isWaiting] waits most of its time, so two of these count as one
 * @property {boolean} [isAdvice] a failure is printed, and does not fail the run
 */

const inChromium = ['browser', 'storybook']
const projects = (sign) => inChromium.map((name) => `--project=${sign}${name}`).join(' ')

/** @param {readonly Step[]} steps */
const afterPack = (steps) => steps.map((step) => ({ ...step, needs: ['pack', ...(step.needs ?? [])] }))

/**
 * In the order of their starts, the longest first, so that the last steps of one core end together.
 * @param {string} tarball the packed library; those of packages/ are next to it
 * @returns {readonly Step[]}
 */
export const stepsOf = (tarball) => [
  {
    name: 'tests in Node and jsdom',
    command: `npx vitest run ${projects('!')}`,
    groups: ['units'],
    hasTests: true,
    isInTest: true,
    needsAllCores: true,
  },
  {
    name: 'browser',
    command: 'npx tsx scripts/ensure-browser.ts',
    groups: ['browsers', 'docs', 'apps'],
    isInTest: true,
    needsAllCores: true,
  },
  {
    name: 'tests in Chromium',
    command: `npx vitest run ${projects('')}`,
    groups: ['browsers'],
    hasTests: true,
    isInTest: true,
    needsAllCores: true,
  },
  // Replaces dist/, which other steps read.
  {
    name: 'pack',
    command: `npm run pack:all --silent -- "${dirname(tarball)}"`,
    groups: ['static', 'apps'],
  },
  // Waits for the network.
  {
    name: 'other browsers',
    command: 'npx tsx scripts/ensure-other-browsers.ts',
    groups: ['browsers'],
    isWaiting: true,
  },
  // For the stories and for the site, which serves it.
  {
    name: 'Storybook',
    command: 'npx storybook build --quiet',
    groups: ['browsers', 'docs'],
  },
  ...afterPack([
    ...['firefox', 'webkit'].map((browser) => ({
      name: `tests in ${browser}`,
      // The other half of the files runs in the other browser today, and in this one tomorrow.
      command: `npx tsx test/browsers/run.ts ${browser} half`,
      groups: ['browsers'],
      hasTests: true,
      needs: ['other browsers'],
      isWaiting: true,
    })),
    {
      name: 'site',
      command: 'npm run docs build -- --built-storybook',
      groups: ['docs'],
      needs: ['Storybook'],
    },
    {
      name: 'oldest peers in Chromium',
      command: 'npx vitest run --config test/peers/vitest.config.ts --project oldest-peers-in-chromium',
      groups: ['browsers'],
      hasTests: true,
    },
    // `npm test` checks a tenth of them.
    {
      name: 'all random cases',
      command: 'npm run test:long properties',
      groups: ['browsers'],
      hasTests: true,
    },
    {
      name: 'random cases of a new seed',
      command: 'npm run test:long properties new',
      groups: ['browsers'],
      isAdvice: true,
    },
    {
      name: 'stories',
      command: 'npx tsx scripts/check-stories/run.ts',
      groups: ['browsers'],
      needs: ['Storybook'],
    },
    { name: 'types and lint', command: 'npm run lint', groups: ['static'] },
    {
      name: 'oldest peers in jsdom',
      command: 'npx vitest run --config test/peers/vitest.config.ts --project oldest-peers',
      groups: ['units'],
      hasTests: true,
    },
    // Not beside the stories, because its four tabs take the time of a page that is tested.
    {
      name: 'random sessions of a shopper in Chromium',
      command: 'npm run test:long shopper 40 1',
      groups: ['browsers'],
      needs: ['stories'],
    },
    { name: 'knip', command: 'npx knip', groups: ['static'] },
    { name: 'deps', command: 'npm run deps', groups: ['static'] },
    { name: 'globs of tests', command: 'npx tsx scripts/check-test-globs.ts', groups: ['static'] },
    {
      name: 'packages',
      command: `npx tsx scripts/check-tarballs.ts "${dirname(tarball)}"`,
      groups: ['static'],
    },
    { name: 'sizes', command: 'npm run size', groups: ['static'] },
    { name: 'format', command: 'npx oxfmt --check', groups: ['static'] },
    {
      name: 'tests of the package, of types and of the docs',
      command: 'npm run test:package',
      groups: ['static'],
      hasTests: true,
      needsAllCores: true,
    },
    {
      name: 'examples, blocks, oldest and newest peers',
      command: 'npm run test:apps',
      groups: ['apps'],
      hasTests: true,
      needsAllCores: true,
    },
  ]),
]
