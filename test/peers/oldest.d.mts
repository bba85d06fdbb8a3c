export declare const PEERS: readonly string[]
export declare function oldestOf(specifier: string): string
