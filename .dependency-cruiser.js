/**
 * The folders of src/, from the lowest layer to the highest. A folder imports itself and every layer below its own,
 * or, where `knows` is given, only the folders named there. Folders of one layer do not import each other.
 */
export const layers = [
  { folders: ['core'] },
  { folders: ['zod'], knows: ['core'] },
  { folders: ['dom'], knows: [], comment: 'dom/ knows no product.' },
  { folders: ['device'], knows: ['core'], comment: 'device/ knows no product and no React component.' },
  {
    folders: ['queries'],
    knows: ['core'],
    comment: 'Loaders and server components use queries without React.',
  },
  { folders: ['provider'], knows: ['core'] },
  { folders: ['hooks'] },
  { folders: ['parts'], comment: 'Every component is made with parts/, so parts/ knows none of them.' },
  { folders: ['product', 'variant-picker', 'product-list'] },
  { folders: ['virtual', 'url'] },
  { folders: ['cart', 'saved', 'search'] },
  { folders: ['server'], knows: ['core', 'cart', 'search'] },
  {
    folders: ['internal'],
    knows: ['core', 'device', 'cart', 'search'],
    comment: 'What the packages of this repository would otherwise copy.',
  },
  {
    folders: ['labels'],
    knows: ['core', 'search'],
    comment:
      'A language is in a bundle only if the app imports it. Of search/, it knows the name of a facet.',
  },
]

/** The rooms of a folder, in the same order. Its loose files know every room, or have a place of their own. */
export const rooms = {
  product: [['price/', 'image/', 'description/'], ['gallery/']],
  'product-list': [
    ['state/'],
    ['scroll/'],
    ['auto/', 'restore/', '(?!index)[^/]+$'],
    ['root/', 'items/', 'page-control/'],
    ['impressions/'],
  ],
  queries: [['list/'], ['item/']],
  search: [['engine/'], ['client/'], ['hooks/'], ['search-field/', 'facets/', 'highlight/']],
  cart: [['state/'], ['check/'], ['cookie/', 'drafts/'], ['server/', 'hooks/'], ['parts/']],
}

const layerRules = layers.flatMap(({ folders, knows, comment }, index) => {
  const below = knows ?? layers.slice(0, index).flatMap((layer) => layer.folders)
  return folders.map((folder) => ({
    name: `${folder}-imports-lower-layers-only`,
    severity: 'error',
    comment,
    from: { path: `^src/${folder}/` },
    to: { path: '^src/', pathNot: `^src/(${[folder, ...below].join('|')})/` },
  }))
})

/** For rooms of one folder: a room may not import the rooms above, nor another room of its own layer. */
const roomRules = (folder, entries = ['index']) =>
  rooms[folder].flatMap((layer, index) =>
    layer.flatMap((room) => {
      const others = [
        ...layer.filter((other) => other !== room),
        ...rooms[folder].slice(index + 1).flat(),
        ...entries,
      ]
      if (others.length === 0) return []
      return {
        name: `${folder}-${/^[\w-]+/.exec(room)?.[0] ?? 'parts'}-imports-lower-rooms-only`,
        severity: 'error',
        from: { path: `^src/${folder}/${room}` },
        to: { path: `^src/${folder}/(${others.join('|')})` },
      }
    }),
  )

/** The same for the rooms of storefront-search, from the lowest to the highest. */
const searchRooms = [
  ['documents', 'build|local|server|hosted'],
  ['build', 'local|server|hosted'],
  ['local', 'build|server|hosted'],
  ['server', 'local|hosted'],
  ['hosted', 'build|local|server'],
].map(([room, others]) => ({
  name: `search-${room}-imports-lower-rooms-only`,
  severity: 'error',
  from: { path: `^packages/search/src/${room}/`, pathNot: '/index\\.ts$' },
  to: { path: `^packages/search/src/(${others})/` },
}))

const mainEntry = layers
  .slice(
    0,
    layers.findIndex(({ folders }) => folders.includes('virtual')),
  )
  .flatMap(({ folders }) => folders)
  .filter((folder) => !['zod', 'device'].includes(folder))

/**
 * Dependencies point one way. Tests are left out: they are next to the file that they test and may use the mock store.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Merge the two files, or move what both need into a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'index-files-are-entries',
      severity: 'error',
      comment: 'Inside the package, import the file that defines the name.',
      from: { path: '^src/', pathNot: ['/index\\.ts$', '/index\\.parts\\.ts$'] },
      to: { path: ['^src/.*/index\\.ts$', '^src/.*/index\\.parts\\.ts$', '^src/index\\.ts$'] },
    },
    {
      name: 'index-files-of-packages-are-entries',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/', pathNot: '/index\\.ts$' },
      to: { path: ['^packages/$1/src/index\\.ts$', '^packages/$1/src/.*/index\\.ts$'] },
    },
    {
      name: 'library-imports-no-package',
      severity: 'error',
      comment: 'packages/ import the library, never the reverse.',
      from: { path: '^src/' },
      to: { path: '^packages/' },
    },
    {
      name: 'packages-import-entries-only',
      severity: 'error',
      comment: 'A package imports the entries of the library, or src/internal.',
      from: { path: '^packages/' },
      to: { path: '^src/', pathNot: ['^src/index\\.ts$', '^src/.*/index\\.ts$'] },
    },
    {
      name: 'packages-apart',
      severity: 'error',
      comment:
        'The mock server serves the handlers of storefront-agents with a search, and a new shop asks the doctor.',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/$1/',
          '^packages/agents/src/mock/index\\.ts$',
          '^packages/search/src/local/index\\.ts$',
          '^packages/doctor/src/index\\.ts$',
          // create-storefront-shop --from reads as storefront-mock --from does.
          '^packages/mock/src/from/(read-shop|shop-source)\\.ts$',
        ],
      },
    },
    {
      name: 'doctor-for-new-shops-only',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/(doctor|create-shop)/' },
      to: { path: '^packages/doctor/' },
    },
    ...layerRules,
    ...roomRules('product', []),
    ...roomRules('product-list'),
    ...roomRules('queries'),
    ...roomRules('search'),
    ...roomRules('cart'),
    {
      name: 'diagnostics-know-pages-only',
      severity: 'error',
      comment: 'The queries report to diagnostics/, which reads the fetched page and nothing else of them.',
      from: { path: '^src/queries/diagnostics/' },
      to: { path: '^src/queries/(list|item)/', pathNot: '/list-query-data\\.ts$' },
    },
    {
      name: 'list-and-item-hooks-apart',
      severity: 'error',
      comment: 'What both need is a loose file of hooks/.',
      from: { path: '^src/hooks/(list|item)/' },
      to: { path: '^src/hooks/(list|item)/', pathNot: '^src/hooks/$1/' },
    },
    {
      name: 'core-stands-alone',
      severity: 'error',
      comment: 'core runs on servers and in workers: no React, no TanStack. It needs no package.',
      from: { path: '^src/core/' },
      to: { pathNot: '^src/core/' },
    },
    {
      name: 'queries-without-react',
      severity: 'error',
      from: { path: '^src/queries/' },
      to: { path: '^node_modules/', pathNot: '^node_modules/@tanstack/(query-core|react-query)/' },
    },
    {
      name: 'server-needs-no-package',
      severity: 'error',
      comment: 'A server needs neither React nor TanStack Query nor an optional peer.',
      from: { path: '^src/(server|cart/(state|check|cookie|server)|search/(engine|client))/' },
      to: { path: '^node_modules/', reachable: true },
    },
    {
      name: 'server-entry-exports-server-rooms',
      severity: 'error',
      comment: 'src/server/index.ts exports what other folders have for servers; the proxy knows core only.',
      from: { path: '^src/server/', pathNot: '^src/server/index\\.ts$' },
      to: { path: '^src/(cart|search)/' },
    },
    {
      name: 'product-list-by-its-doors',
      severity: 'error',
      comment: 'The other entry points use the state, the items and the public parts of a list.',
      from: { path: '^src/(virtual|url|cart|saved|search)/' },
      to: { path: '^src/product-list/', pathNot: '^src/product-list/(state/|items/|index\\.ts$)' },
    },
    {
      name: 'state-without-react',
      severity: 'error',
      comment: 'The rules of a cart, a saved list or a search also run on a server.',
      from: {
        path: '^src/(cart/(state|check|cookie|drafts|server)|saved/state|search/(engine|client))/',
      },
      to: { path: '^node_modules/(react|react-dom|@tanstack/react-query)/' },
    },
    {
      name: 'server-side-of-cart-and-search',
      severity: 'error',
      from: { path: '^src/cart/(cookie|server)/' },
      to: { path: '^src/', pathNot: ['^src/core/', '^src/cart/(state|check|cookie|server)/'] },
    },
    {
      name: 'main-entry-pulls-no-other-entry',
      severity: 'error',
      comment: 'An app installs the peers of the entry points that it imports, and no others.',
      from: { path: '^src/index\\.ts$' },
      to: { path: '^src/', pathNot: `^src/(${mainEntry.join('|')})/` },
    },
    {
      name: 'mock-needs-core-only',
      severity: 'error',
      comment: 'Only mock/react and mock/storybook import React. An import of types loads nothing.',
      from: { path: '^packages/mock/src/', pathNot: '^packages/mock/src/(react|storybook)/' },
      to: {
        path: '^src/',
        pathNot: '^src/(core|internal)/index\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'mock-react-below-nothing-of-mock',
      severity: 'error',
      from: { path: '^packages/mock/src/', pathNot: '^packages/mock/src/(react|storybook)/' },
      to: { path: '^packages/mock/src/(react|storybook)/' },
    },
    {
      name: 'mock-storybook-needs-no-testing-library',
      severity: 'error',
      from: { path: '^packages/mock/src/storybook/' },
      to: { path: '^packages/mock/src/react/(index|render-with-storefront)' },
    },
    {
      name: 'agent-routes-are-imported-dynamically',
      severity: 'error',
      comment: 'storefront-mock without --agents runs without storefront-agents.',
      from: { path: '^packages/mock/' },
      to: { path: '^packages/agents/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'doctor-needs-core-only',
      severity: 'error',
      comment: 'All that the doctor imports is in its file.',
      from: { path: '^packages/doctor/src/' },
      to: { path: ['^src/', '^node_modules/'], pathNot: '^src/(core|internal)/index\\.ts$' },
    },
    {
      name: 'doctor-requests-without-rules',
      severity: 'error',
      comment:
        'session/ sends requests, survey/ reads the store with them, and rules/ judge what survey/ read.',
      from: { path: '^packages/doctor/src/(session|survey)/' },
      to: { path: '^packages/doctor/src/(rules|output|cli)/' },
    },
    {
      name: 'doctor-session-without-survey',
      severity: 'error',
      from: { path: '^packages/doctor/src/session/' },
      to: { path: '^packages/doctor/src/survey/' },
    },
    {
      name: 'doctor-groups-apart',
      severity: 'error',
      comment: 'A group of rules is one file. Groups share only what every rule is made of.',
      from: {
        path: '^packages/doctor/src/rules/(access|changes|envelope|errors|fields|paging|resources|sorting)\\.ts$',
      },
      to: {
        path: '^packages/doctor/src/rules/(access|changes|envelope|errors|fields|paging|resources|sorting)\\.ts$',
      },
    },
    {
      name: 'doctor-output-reads-the-report',
      severity: 'error',
      comment: 'A table or page is made of the JSON report alone.',
      from: { path: '^packages/doctor/src/output/' },
      to: { path: '^packages/doctor/src/(session|survey|rules|cli)/' },
    },
    {
      name: 'agents-on-a-server-without-react',
      severity: 'error',
      from: { path: '^packages/agents/src/', pathNot: '^packages/agents/src/page/' },
      to: {
        path: ['^src/', '^node_modules/'],
        pathNot: '^src/(core|internal|server)/index\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'search-needs-no-package',
      severity: 'error',
      comment: 'A search runs in workers, on servers and in pages: no React, no TanStack, no dependency.',
      from: { path: '^packages/search/src/' },
      to: { path: '^node_modules/', reachable: true },
    },
    ...searchRooms,
    {
      name: 'search-knows-the-contract',
      severity: 'error',
      comment: 'An engine is made of the contract and of core. An import of types loads nothing.',
      from: { path: '^packages/search/src/' },
      to: {
        path: '^src/',
        pathNot: '^src/(core|internal|search/engine)/index\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'search-of-agents-is-the-shops',
      severity: 'error',
      comment: 'Only the mock server brings a search. A shop passes its own.',
      from: { path: '^packages/agents/src/', pathNot: '^packages/agents/src/mock/' },
      to: { path: '^packages/search/' },
    },
    {
      name: 'page-tools-without-protocols',
      severity: 'error',
      comment: 'Page and server share catalog/ only.',
      from: { path: '^packages/agents/src/page/' },
      to: { path: '^packages/agents/src/', pathNot: '^packages/agents/src/(page|catalog)' },
    },
    ...[
      ['nuqs', '^src/url/'],
      ['zod', '^src/zod/'],
      ['@tanstack/react-virtual', '^src/virtual/'],
      ['msw', '^packages/mock/src/msw/'],
      ['@testing-library', '^packages/mock/src/(react|vitest)/'],
      ['vitest', '^packages/mock/src/vitest/'],
    ].map(([dependency, home]) => ({
      name: `${dependency}-at-home`,
      severity: 'error',
      comment: 'Only its own entry point imports an optional peer.',
      from: { path: '^(src|packages)/', pathNot: home },
      to: { path: `^node_modules/${dependency}/` },
    })),
    {
      name: 'node-at-home',
      severity: 'error',
      comment: 'Everything but the commands and the mock server runs in a browser.',
      from: {
        path: '^(src|packages/[^/]+/src)/',
        pathNot:
          '^packages/(agents/src/(node|cli)|mock/src/(node|from|vitest)|doctor/src/cli|create-shop/src)/',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'declared-dependencies-only',
      severity: 'error',
      comment: 'The published code imports only dependencies and peer dependencies.',
      from: { path: '^(src|packages/[^/]+/src)/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'unknown', 'undetermined'],
        dependencyTypesNot: ['npm', 'npm-peer'],
      },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    exclude: {
      path: ['\\.(test|test-d)\\.tsx?$', '^packages/[^/]+/(dist/|templates/|test/|[\\w.-]+\\.m?ts$)'],
    },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
    },
    combinedDependencies: true,
  },
}
