import type { CDPSession } from 'playwright'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds: `dur` of wall-clock time, `tdur` of CPU time. */
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Wall-clock time and CPU time of one task of the page's main thread, in ms. */
export interface Task {
  readonly wall: number
  readonly cpu: number
}

/**
 * Records the tasks of the page's main thread until the returned function is called. On a busy machine only the CPU
 * time is the cost of a task: its wall-clock time includes the wait for the CPU.
 */
export async function watchTasks(session: CDPSession): Promise<() => Promise<Task[]>> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    session.off('Tracing.dataCollected', collect)
    const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
    const tasks = new Map<string, Task[]>(
      events
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map((event) => [thread(event), []]),
    )
    for (const event of events) {
      if (event.name !== 'ThreadControllerImpl::RunTask') continue
      const { dur = 0, tdur = 0 } = event
      tasks.get(thread(event))?.push({ wall: dur / 1000, cpu: tdur / 1000 })
    }
    // Chromium keeps a spare renderer, whose main thread has few tasks.
    return [...tasks.values()].reduce((most, each) => (each.length > most.length ? each : most), [])
  }
}
