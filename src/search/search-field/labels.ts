import type { Labels } from '../../core/labels/labels.js'

export const defaultLabels: Labels['searchField'] = {
  input: 'Search products',
  clear: 'Clear search',
  list: 'Suggestions',
  status: ({ total, isPending, isRelaxed, options }) => {
    if (isPending) return 'Searching…'
    if (total === undefined) return ''
    const count = total === 1 ? '1 product' : `${total === 0 ? 'No' : total} products`
    const found = `${count} found${isRelaxed ? ' for some of the words' : ''}`
    return options === 0 ? found : `${found}. ${options} ${options === 1 ? 'suggestion' : 'suggestions'}.`
  },
}
