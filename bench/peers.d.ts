// The peers are installed by `npm install --prefix bench` only, but their imports are type-checked everywhere.
declare module 'react-virtuoso' {
  export const VirtuosoGrid: import('react').ComponentType<Record<string, unknown>>
}
declare module 'virtua' {
  export const WindowVirtualizer: import('react').ComponentType<Record<string, unknown>>
}
declare module 'swr' {
  export default function useSWR<T>(
    key: string,
    fetcher: (url: string) => Promise<T>,
  ): { readonly data: T | undefined }
}
declare module 'swr/infinite' {
  export default function useSWRInfinite<T>(
    getKey: (index: number, previous: T | null) => string | null,
    fetcher: (url: string) => Promise<T>,
  ): {
    readonly data: readonly T[] | undefined
    readonly size: number
    readonly setSize: (size: number) => Promise<unknown>
  }
}
declare module 'react-redux' {
  export const Provider: import('react').ComponentType<{
    store: unknown
    children: import('react').ReactNode
  }>
}
declare module '@reduxjs/toolkit' {
  export function configureStore(options: {
    readonly reducer: Readonly<Record<string, unknown>>
    readonly middleware: (getDefault: () => { concat(middleware: unknown): unknown }) => unknown
  }): unknown
}
declare module '@reduxjs/toolkit/query/react' {
  interface InfiniteQueryResult<T> {
    readonly data: { readonly pages: readonly T[] } | undefined
    readonly hasNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
  interface Build {
    infiniteQuery<T, Arg, Param>(options: {
      readonly infiniteQueryOptions: {
        readonly initialPageParam: Param
        readonly getNextPageParam: (last: T) => Param | undefined
      }
      readonly query: (input: { readonly queryArg: Arg; readonly pageParam: Param }) => string
    }): (arg: Arg) => InfiniteQueryResult<T>
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as the package declares it
    query<T, Arg>(options: {
      readonly query: (arg: Arg) => string
    }): (arg: Arg) => { readonly data: T | undefined }
  }
  export function fetchBaseQuery(options: object): unknown
  export function createApi<E extends Readonly<Record<string, unknown>>>(options: {
    readonly baseQuery: unknown
    readonly endpoints: (build: Build) => E
  }): {
    readonly reducerPath: string
    readonly reducer: unknown
    readonly middleware: unknown
  } & { readonly [K in keyof E as `use${Capitalize<K & string>}${Kind<K & string>}`]: E[K] }
  /** RTK Query names a hook after its endpoint: `products` becomes `useProductsInfiniteQuery`. */
  type Kind<K extends string> = K extends 'products' ? 'InfiniteQuery' : 'Query'
}
