const page = { items: [], invalidItems: [], param: { kind: 'head' } }
const pageParams = [{ kind: 'head' }]

/** Data that is not from this package: another version's persisted cache, or a wrong `setQueryData`. */
export const foreignData: readonly unknown[] = [
  { pages: [{ data: [], has_more: true }], pageParams: [null] },
  { pages: [null], pageParams },
  { pages: [], pageParams: [] },
  { pages: {}, pageParams: [] },
  { pages: [{ ...page, items: null }], pageParams },
  { pages: [{ ...page, items: [null] }], pageParams },
  { pages: [{ ...page, param: 2 }], pageParams: [2] },
  'things',
  [{ id: 'a' }],
  null,
]
