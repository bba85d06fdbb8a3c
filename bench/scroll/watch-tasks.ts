import type { CDPSession } from 'playwright'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds, of the wall's clock and of the CPU's. */
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** A task of the page's main thread, in ms: how long it took, and how long it had the CPU. */
export interface Task {
  readonly wall: number
  readonly cpu: number
}

/**
 * Notes the tasks of the page's main thread until it is told to stop. Of a machine that does other things too, only
 * the CPU's time says what a task costs: on the wall's clock any task is long now and then, since it has to wait.
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
    // Chromium keeps a spare renderer ready, which has a main thread as well, and little to do.
    return [...tasks.values()].reduce((most, each) => (each.length > most.length ? each : most), [])
  }
}
