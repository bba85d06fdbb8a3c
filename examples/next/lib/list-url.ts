/** What the URL of a list may say; server and browser read it by the same rules. */
export const listUrlOptions = {
  defaults: { sort: 'createdAt', order: 'desc', limit: 24 },
  sorts: ['createdAt', 'name', 'price'],
  limits: [24],
} as const
