// The peers are installed by `npm install --prefix bench` only, but their imports are type-checked everywhere.
declare module 'flexsearch' {
  export class Document<T extends { readonly id: string }> {
    constructor(options: Record<string, unknown>)
    add(document: T): void
    search(
      query: string,
      options: { readonly limit: number; readonly suggest: boolean; readonly merge: true },
    ): { readonly id: string }[]
  }
}
declare module '@orama/orama' {
  interface Orama {
    readonly tokenizer: unknown
  }
  export function create(options: { readonly schema: Readonly<Record<string, 'string'>> }): Orama
  export function insertMultiple(orama: Orama, documents: readonly object[]): Promise<unknown>
  export function search(
    orama: Orama,
    params: Record<string, unknown>,
  ): Promise<{ readonly hits: readonly { readonly document: { readonly id: string } }[] }>
}
declare module 'minisearch' {
  export default class MiniSearch {
    constructor(options: Record<string, unknown>)
    addAll(documents: readonly object[]): void
    search(query: string): { readonly id: string }[]
  }
}
