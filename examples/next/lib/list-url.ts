/** The list parameters that the URL may contain. Server and browser both read them with these options. */
export const listUrlOptions = {
  defaults: { sort: 'createdAt', order: 'desc', limit: 24 },
  sorts: ['createdAt', 'name', 'price'],
  limits: [24],
} as const
