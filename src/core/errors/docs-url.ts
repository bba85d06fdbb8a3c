/** Where the documentation site is published. `.example` belongs to nobody; the release workflow refuses it. */
export const DOCS_URL = 'https://storefront-react.example'
