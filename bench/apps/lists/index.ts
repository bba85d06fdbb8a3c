/** The list apps that are compared with ours, by file name. */
export const peers = {
  fetch: 'fetch and React',
  tanstack: 'TanStack Query',
  swr: 'SWR',
  'rtk-query': 'RTK Query',
  instantsearch: 'react-instantsearch',
} as const
