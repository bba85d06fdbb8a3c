// `.ci/run` runs `npm cit` and then every check, `.ci/run <group>…` the checks of these groups after an `npm ci`. All steps
// run even if one fails. The end lists each step with its seconds and repeats the failures. The last line counts tests
// and checks: "N passed, N failed".
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { stepsOf } from './steps.mjs'

const WARN_AFTER_MINUTES = 18
/** Only a step that hangs takes as long. */
const STEP_TIMEOUT_MINUTES = 40
/** Steps of one core each that run side by side. */
const SIDE_BY_SIDE = 2

process.chdir(join(import.meta.dirname, '..'))
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'storefront-react-check-'))
const tarball = join(folder, `${name}-${version}.tgz`)
const allSteps = stepsOf(tarball)

const groups = process.argv.slice(2)
const known = [...new Set(allSteps.flatMap((step) => step.groups))]
if (!groups.every((group) => known.includes(group))) {
  console.error(`Usage: .ci/run [${known.join(' | ')}]…`)
  process.exit(2)
}
const steps =
  groups.length > 0
    ? allSteps.filter((step) => step.groups.some((group) => groups.includes(group)))
    : [
        { name: 'npm cit', command: 'npm cit', hasTests: true, needsAllCores: true },
        ...allSteps.filter(({ isInTest }) => !isInTest),
      ]

let passed = 0
let failed = 0
const times = []
const failures = []
const advice = []
const secondTries = []

/** Stops a step together with everything that it started. */
function stop({ pid }) {
  if (process.platform === 'win32') spawn('taskkill', ['/pid', String(pid), '/t', '/f'])
  else process.kill(-pid, 'SIGKILL')
}

const children = new Set()
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const child of children) stop(child)
    process.exit(130)
  })

function execute({ command, needsAllCores }, report) {
  const child = spawn(command, {
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Gives a test that fails one more try (vite.config.ts).
      CI: 'true',
      VITEST_JSON_REPORT: report,
      STOREFRONT_TARBALL: tarball,
    },
  })
  children.add(child)
  return new Promise((resolve) => {
    let output = ''
    const collect = (chunk) => {
      output += String(chunk)
      if (needsAllCores) process.stdout.write(chunk)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const timer = setTimeout(() => {
      collect(`\nStopped after ${STEP_TIMEOUT_MINUTES} minutes.\n`)
      stop(child)
    }, STEP_TIMEOUT_MINUTES * 60_000)
    child.once('error', (error) => collect(error.message))
    child.once('close', (code) => {
      clearTimeout(timer)
      children.delete(child)
      resolve({ isGood: code === 0, output: stripVTControlCharacters(output) })
    })
  })
}

/** Vitest's summary of the failures if the output has one, else the end of the output. */
function summaryOf(output) {
  const start = output.search(/^.* (Failed (Suites|Tests)|(Unhandled|Startup) [A-Z][a-z]+s?) /m)
  return start >= 0
    ? output.slice(start).split('\n').slice(-120).join('\n')
    : output.split('\n').slice(-40).join('\n')
}

/** Adds the tests of the step. A second try that passed is listed with the first error. */
function countTests(report) {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  for (const { assertionResults } of testResults)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'passed' && failureMessages.length > 0)
        secondTries.push(`${fullName}\n  ${failureMessages[0].split('\n', 1)[0]}`)
  passed += numPassedTests
  failed += numFailedTests
  return { numPassedTests, numFailedTests }
}

async function run(step) {
  const { name, command, hasTests, needsAllCores, isAdvice } = step
  const title = `\n== ${name}: ${command}\n`
  if (needsAllCores) process.stdout.write(title)
  const start = performance.now()
  const report = join(folder, `${allSteps.indexOf(step)}.json`)
  const { isGood, output } = await execute(step, report)
  const seconds = Math.round((performance.now() - start) / 1000)
  if (!needsAllCores) process.stdout.write(title + output)

  const tests = hasTests ? countTests(report) : undefined
  // An install fails, a file cannot be loaded, or an error is thrown outside of a test.
  const hasFailed = !isAdvice && (!isGood || tests?.numPassedTests === 0)
  if (isAdvice && !isGood) advice.push({ name, summary: summaryOf(output) })
  if (!tests && isGood) passed++
  if (hasFailed && !tests?.numFailedTests) failed++
  if (hasFailed) failures.push({ name, summary: summaryOf(output) })
  secondTries.push(...(output.match(/^.*passed at the second try.*$/gm) ?? []))
  times.push({ name, seconds, result: hasFailed ? 'FAILED' : '' })
}

const shareOf = ({ needsAllCores, isWaiting }) => (needsAllCores ? SIDE_BY_SIDE : isWaiting ? 0.5 : 1)

/**
 * Starts the first step that can run, whenever cores are free. A step that needs all cores runs alone, after those before
 * it: steps behind it would otherwise keep it waiting.
 */
async function runAll() {
  const waiting = [...steps]
  /** The promise of each step that runs. */
  const running = new Map()
  const canStart = (step) => {
    const used = [...running.keys()].reduce((sum, each) => sum + shareOf(each), 0)
    const isReady = ![...waiting, ...running.keys()].some(({ name }) => step.needs?.includes(name))
    return isReady && used + shareOf(step) <= SIDE_BY_SIDE
  }
  while (waiting.length > 0) {
    const end = waiting.findIndex(({ needsAllCores }) => needsAllCores)
    const candidates = end === -1 ? waiting : waiting.slice(0, Math.max(end, 1))
    const step = candidates.find(canStart)
    if (!step) {
      await Promise.race(running.values())
      continue
    }
    waiting.splice(waiting.indexOf(step), 1)
    running.set(
      step,
      run(step).finally(() => running.delete(step)),
    )
  }
  await Promise.all(running.values())
}

const start = performance.now()
await runAll()
rmSync(folder, { recursive: true, force: true })
const minutes = (performance.now() - start) / 60_000

if (secondTries.length > 0) console.log(`\n== passed at the second try\n${secondTries.join('\n')}`)
for (const { name, summary } of advice) console.log(`\n== does not fail the run: ${name}\n${summary}`)
for (const { name, summary } of failures) console.log(`\n== failed: ${name}\n${summary}`)
console.log('\n== seconds of each step; steps of one core run side by side')
for (const { name, seconds, result } of times)
  console.log(`${String(seconds).padStart(6)}  ${name} ${result}`.trimEnd())
console.log(`${(minutes * 60).toFixed(0).padStart(6)}  in all: ${minutes.toFixed(1)} minutes\n`)
if (minutes > WARN_AFTER_MINUTES)
  console.log(`warning: this run took ${minutes.toFixed(1)} minutes, more than ${WARN_AFTER_MINUTES}`)
for (const { name } of advice) console.log(`warning: ${name} found a case that fails, see above`)
for (const { name } of failures) console.log(`failed: ${name}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
