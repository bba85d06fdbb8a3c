// The peers are installed by `npm install --prefix bench` only, but their imports are type-checked everywhere.
declare module 'react-virtuoso' {
  export const VirtuosoGrid: import('react').ComponentType<Record<string, unknown>>
}
declare module 'virtua' {
  export const WindowVirtualizer: import('react').ComponentType<Record<string, unknown>>
}
