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
  registerTool(tool: PageTool, options: { signal: AbortSignal }): Promise<void>
}

/** Undefined in browsers without WebMCP, on a server, and in a page that is not secure. */
export function getModelContext(): ModelContext | undefined {
  if (typeof document === 'undefined') return undefined
  const { modelContext } = document as { modelContext?: Partial<ModelContext> }
  return typeof modelContext?.registerTool === 'function' ? (modelContext as ModelContext) : undefined
}
