/** Where the project is published. Empty while it is not, so that nothing links to a dead address. */
export const addresses: { readonly repository: string; readonly npm: string } = { repository: '', npm: '' }
