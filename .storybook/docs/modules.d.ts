/// <reference types="vite/types/importMeta.d.ts" />

declare module 'virtual:parts' {
  const parts: readonly import('./part-reference.js').PartReference[]
  export default parts
}
