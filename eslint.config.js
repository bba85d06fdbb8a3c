import eslint from '@eslint/js'
import tanstackQuery from '@tanstack/eslint-plugin-query'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import tseslint from 'typescript-eslint'

const tests = ['test/**', '**/*.test.{ts,tsx}', '**/*.test-d.{ts,tsx}']

export default defineConfig(
  globalIgnores([
    'dist',
    'coverage',
    'storybook-static',
    'bench/**/node_modules',
    'examples',
    'site',
    'test/compat/fixture',
    'test/blocks/fixture',
    'test/tutorial/fixture',
    'blocks/node_modules',
  ]),
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tanstackQuery.configs['flat/recommended'],
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': [
        'error',
        {
          // `import { z } from 'zod/mini'` and imports from 'zod' ship 25 to 93 kB, `import * as z` 5 to 8 kB.
          selector:
            'ImportDeclaration[source.value=/^zod/]:not([importKind="type"]):not([source.value="zod/mini"]), ' +
            'ImportDeclaration[source.value="zod/mini"][importKind!="type"] > ImportSpecifier',
          message: "Write `import * as z from 'zod/mini'`: every other form ships the whole library.",
        },
      ],
      // An empty arrow function needs no comment to say "do nothing".
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => setOpen(true)` as an event handler.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // `onClick={async () => …}` is common in React.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // The types follow the API's document. Code that reads a response also handles values outside of it.
      '@typescript-eslint/no-unnecessary-condition': 'off',
    },
  },
  {
    files: ['{src,stories,.storybook,test,blocks}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      // A longer function has more than one job.
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
      'no-restricted-globals': [
        'error',
        { name: 'parseFloat', message: 'Amounts are decimal strings; no amount passes through a float.' },
      ],
    },
  },
  {
    // A command-line tool and the HTTP host write to the console.
    files: ['src/testing/node/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // A mock store, a sample shop and a doctor of many small functions in one closure.
    files: ['src/testing/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: tests,
    rules: {
      // A missing value must fail the test.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/require-await': 'off',
      // The oldest supported TanStack Query has no replacement for prefetchQuery and similar methods.
      '@typescript-eslint/no-deprecated': 'off',
    },
  },
  {
    files: ['bench/**'],
    rules: {
      // As in a test: a missing value must stop the benchmark.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['*.{js,mjs}', '**/*.{mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
)
