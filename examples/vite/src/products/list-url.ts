export const listUrl = {
  defaults: { sort: 'createdAt', order: 'desc', limit: 24 },
  sorts: ['createdAt', 'name', 'price'],
  limits: [24],
} as const
