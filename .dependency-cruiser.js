const parts = 'product-list|variant-picker|price|product-image|description'

/**
 * Dependencies point one way: core <- queries <- provider, hooks <- parts <- virtual, url. Tests are left out:
 * they stand beside what they test and may use the mock store.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or hide a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-stands-alone',
      severity: 'error',
      comment: 'core runs on servers and in workers: no React, no TanStack, nothing of ours above it.',
      from: { path: '^src/core/' },
      to: { pathNot: ['^src/core/', '^node_modules/zod/'] },
    },
    {
      name: 'queries-know-core-only',
      severity: 'error',
      comment: 'Loaders and server components use queries without React.',
      from: { path: '^src/queries/' },
      to: { pathNot: ['^src/(core|queries)/', '^node_modules/(zod|@tanstack/(query-core|react-query))/'] },
    },
    {
      name: 'provider-below-hooks',
      severity: 'error',
      from: { path: '^src/provider/' },
      to: { path: '^src/', pathNot: '^src/(core|queries|provider)/' },
    },
    {
      name: 'hooks-below-parts',
      severity: 'error',
      from: { path: '^src/hooks/' },
      to: { path: '^src/', pathNot: '^src/(core|queries|provider|hooks)/' },
    },
    {
      name: 'one-part-below-the-components',
      severity: 'error',
      comment: 'parts/ is what every component is made of; it knows none of them.',
      from: { path: '^src/parts/' },
      to: { path: '^src/', pathNot: '^src/(core|queries|provider|hooks|parts)/' },
    },
    {
      name: 'parts-below-virtual-and-url',
      severity: 'error',
      from: { path: `^src/(${parts})/` },
      to: { path: '^src/(index|(virtual|url|server|testing)/)' },
    },
    {
      name: 'server-knows-core-only',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { pathNot: ['^src/(core|server)/'] },
    },
    {
      name: 'main-entry-pulls-no-optional-peer',
      severity: 'error',
      from: { path: '^src/index\\.ts$' },
      to: { path: '^src/(virtual|url|server|testing)/' },
    },
    {
      name: 'testing-stays-out-of-the-product',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/testing/' },
      to: { path: '^src/testing/' },
    },
    {
      name: 'testing-knows-core-only',
      severity: 'error',
      comment:
        'Only testing/react and testing/storybook render, so that nobody installs what they do not use.',
      from: { path: '^src/testing/', pathNot: '^src/testing/(react|storybook)/' },
      to: { path: '^src/', pathNot: '^src/(core|testing)/' },
    },
    {
      name: 'testing-react-below-nothing-of-testing',
      severity: 'error',
      from: { path: '^src/testing/', pathNot: '^src/testing/(react|storybook)/' },
      to: { path: '^src/testing/(react|storybook)/' },
    },
    {
      name: 'storybook-needs-no-testing-library',
      severity: 'error',
      from: { path: '^src/testing/storybook/' },
      to: { path: '^src/testing/react/(index|render-with-storefront)' },
    },
    {
      name: 'base-ui-by-subpath',
      severity: 'error',
      comment: "The two subpaths are small and clean on React 18 and 19; the package's root is neither.",
      from: { path: '^src/' },
      to: { path: '^node_modules/@base-ui/', pathNot: '/(use-render|merge-props)/' },
    },
    ...[
      ['nuqs', '^src/url/'],
      ['@tanstack/react-virtual', '^src/virtual/'],
      ['msw', '^src/testing/msw/'],
      ['@testing-library', '^src/testing/react/'],
    ].map(([dependency, home]) => ({
      name: `${dependency}-at-home`,
      severity: 'error',
      comment: 'An optional peer is imported by its own entry point alone.',
      from: { path: '^src/', pathNot: home },
      to: { path: `^node_modules/${dependency}/` },
    })),
    {
      name: 'node-at-home',
      severity: 'error',
      comment: 'Everything but testing/node runs in a browser.',
      from: { path: '^src/', pathNot: '^src/testing/node/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'declared-dependencies-only',
      severity: 'error',
      comment: 'What ships must be a dependency or a peer dependency.',
      from: { path: '^src/' },
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
    exclude: { path: '\\.(test|test-d)\\.tsx?$' },
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
