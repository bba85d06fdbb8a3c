// `npx tsx scripts/check-tarballs.ts <folder>`: the size of each tarball of `npm run pack:all` and the number of its files, then
// publint and "Are the types wrong?".
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const [folder = '.'] = process.argv.slice(2)
const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'))
if (tarballs.length === 0) throw new Error(`${folder} has no tarball: run "npm run pack:all -- ${folder}".`)

for (const tarball of tarballs) {
  const size = (statSync(join(folder, tarball)).size / 1000).toFixed(1)
  const { stdout } = spawnSync('tar', ['-tzf', tarball], { cwd: folder, encoding: 'utf8' })
  const files = stdout.split('\n').filter((path) => path && !path.endsWith('/')).length
  console.log(`${size.padStart(7)} kB  ${String(files).padStart(5)} files  ${tarball}`)
}

for (const tarball of tarballs) {
  const path = JSON.stringify(join(folder, tarball))
  // A command has no types.
  const hasTypes = !tarball.startsWith('create-')
  for (const command of [
    `npx publint run ${path} --strict`,
    ...(hasTypes ? [`npx attw ${path} --profile esm-only`] : []),
  ]) {
    console.log(`\n== ${command}`)
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
    if (status !== 0) process.exitCode = 1
  }
}
