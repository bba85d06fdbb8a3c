// Starts the mock store and the shop, and stops both when one of them exits.
import { spawn } from 'node:child_process'

const isWindows = process.platform === 'win32'
const children = ['store', 'dev'].map((script) =>
  spawn('npm', ['run', '--silent', script], { stdio: 'inherit', shell: isWindows, detached: !isWindows }),
)

function endAll() {
  for (const child of children) {
    // npm does not forward signals to its child processes, so send the signal to the whole process group.
    if (child.exitCode === null && child.signalCode === null)
      isWindows ? child.kill() : process.kill(-child.pid)
  }
}

for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0
    endAll()
  })
}
process.on('SIGINT', endAll)
process.on('SIGTERM', endAll)
