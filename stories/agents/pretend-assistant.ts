import type { PageTool } from '../../packages/agents/src/page/model-context.js'

/** Takes the place of the browser's assistant: most browsers have none. Call the returned function to remove it. */
export function installPretendAssistant(): () => void {
  const before = Object.getOwnPropertyDescriptor(document, 'modelContext')
  const modelContext = {
    registerTool(tool: PageTool, { signal }: { readonly signal: AbortSignal }) {
      tools.set(tool.name, tool)
      signal.addEventListener('abort', () => tools.delete(tool.name))
      return Promise.resolve()
    },
  }
  Object.defineProperty(document, 'modelContext', { value: modelContext, configurable: true })
  return () => {
    tools.clear()
    if (before) Object.defineProperty(document, 'modelContext', before)
    else delete (document as { modelContext?: unknown }).modelContext
  }
}

const tools = new Map<string, PageTool>()

export const callTool = (name: string, input: object) => tools.get(name)?.execute(input)
