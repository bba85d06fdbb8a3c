// A block or a part on a store in memory, for the frames of the site: `?block=product-grid`, with `theme=dark` and `rtl`.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { openPreviewShop, PreviewShop } from './preview-shop.js'
import './preview.css'
import { blockPreviews, partPreviews } from './previews.js'
import { keepLinksInPreview } from './keep-links-in-preview.js'

const settings = new URLSearchParams(location.search)
const name = settings.get('block') ?? ''
// A page loads only the code of its own preview.
const load = blockPreviews[name] ?? partPreviews[name]
const root = document.getElementById('root')
if (!load || !root) throw new Error('The address names no block: ?block=product-grid')

keepLinksInPreview(document)
const [{ default: Preview }, shop] = await Promise.all([load(), openPreviewShop(settings.has('rtl'))])
createRoot(root).render(
  <StrictMode>
    <PreviewShop shop={shop}>
      <Preview products={shop.products} texts={shop.texts} />
    </PreviewShop>
  </StrictMode>,
)
