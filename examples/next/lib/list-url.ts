/** Server and browser both read the URL with these options. */
export const listUrlOptions = {
  defaults: { sort: 'createdAt', order: 'desc', limit: 24 },
  sorts: ['createdAt', 'name', 'price'],
  limits: [24],
} as const

/** A collection shows one page at a time. */
export const collectionUrlOptions = { ...listUrlOptions, paging: 'pages' } as const
