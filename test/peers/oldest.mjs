/** Peers that are also installed in the oldest version that package.json allows. */
export const PEERS = ['react', 'react-dom', '@tanstack/react-query', 'zod']

const pattern = new RegExp(`^(?:@tanstack/)?(${PEERS.join('|').replace('@tanstack/', '')})(?=/|$)`)

/** The specifier of the oldest version of a peer; other specifiers as they are. */
export const oldestOf = (specifier) => specifier.replace(pattern, '$1-oldest')
