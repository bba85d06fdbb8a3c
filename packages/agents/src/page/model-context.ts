/** A tool of the page. @see https://webmachinelearning.github.io/webmcp/#dictdef-modelcontexttool */
export interface PageTool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: object
  readonly execute: (input: object) => Promise<PageToolResult>
  readonly annotations: { readonly readOnlyHint: boolean; readonly untrustedContentHint: boolean }
}

/** In the form of a tool's result of the Model Context Protocol, which agents know. */
export interface PageToolResult {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[]
  readonly structuredContent?: object
  /** The call failed, and the text says why. Without it, an agent would read a failure as a success. */
  readonly isError?: true
}

interface ModelContext {
  /** A draft: browsers and extensions return a promise, return nothing or throw. */
  registerTool(tool: PageTool, options: { signal: AbortSignal }): unknown
}

/** Undefined in browsers without WebMCP, on a server, and in a page that is not secure. */
export function getModelContext(): ModelContext | undefined {
  if (typeof document === 'undefined') return undefined
  try {
    const { modelContext } = document as { modelContext?: Partial<ModelContext> | null }
    return typeof modelContext?.registerTool === 'function' ? (modelContext as ModelContext) : undefined
  } catch {
    return undefined
  }
}

/** A tool that the browser refuses, in whatever way, is missing, and the page works without it. */
export function registerTool(modelContext: ModelContext, tool: PageTool, signal: AbortSignal): void {
  try {
    Promise.resolve(modelContext.registerTool(tool, { signal })).catch(() => {})
  } catch {
    // See above.
  }
}
