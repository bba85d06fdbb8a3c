/** Where the documentation site is published. Empty while there is no site, so that nothing links to a dead address. */
export const DOCS_URL: string = ''

/** Without a site, the page in the installed package: it is always there, and it describes the installed version. */
export const ERRORS_PAGE: string = DOCS_URL
  ? `${DOCS_URL}/errors`
  : 'node_modules/storefront-react/docs/errors.md'
