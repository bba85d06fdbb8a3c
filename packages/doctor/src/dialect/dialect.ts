/** The server's behaviour where the API reference leaves it open, in the switches of the mock store. */
export interface DoctorDialect {
  readonly envelope?: 'data' | 'resource' | undefined
  readonly itemEnvelope?: 'none' | 'data' | 'resource' | undefined
  readonly hasMore?: 'direction' | 'toward-end' | undefined
  readonly totalCount?: 'exact' | 'omitted' | undefined
  readonly shortPages?: boolean | undefined
  readonly defaultSort?: string | undefined
  readonly defaultOrder?: 'asc' | 'desc' | undefined
  readonly sortFields?: readonly string[] | undefined
  readonly orderValues?: { readonly asc: string; readonly desc: string } | undefined
  readonly unknownSort?: 'error' | 'default' | undefined
  readonly unknownOrder?: 'error' | 'default' | undefined
  readonly limitOutOfRange?: 'error' | 'clamp' | undefined
  readonly unknownParameter?: 'ignore' | 'error' | undefined
  readonly deletedCursor?: 'resolves' | 'head' | number | undefined
  readonly unknownCursor?: 'head' | number | undefined
  readonly errorBody?: 'nested' | 'message' | 'problem' | 'text' | 'empty' | undefined
  readonly errorStatus?:
    | {
        readonly validation?: number | undefined
        readonly unauthorized?: number | undefined
        readonly notFound?: number | undefined
      }
    | undefined
  readonly prefixes?: readonly string[] | undefined
  readonly paths?: Readonly<Record<string, string>> | undefined
  readonly itemBy?: 'id-or-slug' | 'id' | 'slug' | undefined
}
