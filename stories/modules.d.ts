declare module '*.css'

/** Provided by `.storybook/mock-store-over-http.ts`. */
declare module 'virtual:mock-store-over-http' {
  export const baseUrl: string
  export const apiKey: string
}
