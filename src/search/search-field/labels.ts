import type { SearchFieldLabels } from '../../core/labels/search-field-labels.js'

export const defaultLabels: SearchFieldLabels = {
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
