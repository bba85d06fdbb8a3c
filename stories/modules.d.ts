declare module '*.css'

declare module 'virtual:mock-store-over-http' {
  export const baseUrl: string
  export const apiKey: string
}
