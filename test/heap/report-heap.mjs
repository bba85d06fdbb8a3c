// Loaded into an example's server by `--import`, so that the example needs no route of its own for the test.
import { subscribe } from 'node:diagnostics_channel'
import { createServer } from 'node:http'
import { setFlagsFromString, writeHeapSnapshot } from 'node:v8'
import { runInNewContext } from 'node:vm'

const { HEAP_PORT, HEAP_FLAG, HEAP_LEAK } = process.env
delete process.env.HEAP_PORT
setFlagsFromString('--expose-gc')
if (HEAP_FLAG) setFlagsFromString(HEAP_FLAG)
const collectGarbage = runInNewContext('gc')

/** To see the test fail: an element of an array has eight bytes. */
const leaked = []
if (HEAP_LEAK)
  subscribe('http.server.request.start', () => leaked.push(new Array(Number(HEAP_LEAK) / 8).fill(0)))

/** Answers with the bytes in use after the garbage is collected. A path in the URL gets a snapshot. */
const server = createServer(async (request, response) => {
  // Finalizers run between two collections, and free more.
  for (let round = 0; round < 3; round++) {
    collectGarbage()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const path = decodeURIComponent(request.url.slice(1))
  if (path) writeHeapSnapshot(path)
  response.end(String(process.memoryUsage().heapUsed))
})
// A process that the server starts has the same options, and finds the port in use.
server.on('error', () => {})
server.listen(Number(HEAP_PORT), '127.0.0.1').unref()
