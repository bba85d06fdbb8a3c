// The search of the site: guides first. The generated reference has a filter of its own, on its first page.
import type { DefaultTheme } from 'vitepress'

/** What people type, by page. These words are indexed with the title of the page. */
const words: Readonly<Record<string, string>> = {
  'how-paging-works.md': 'pagination cursor pages infinite scroll useInfiniteQuery duplicates refetch',
  'product-list.md':
    'infinite scroll load more pagination list grid skeleton catalog deleted product race refetch failed page concurrent fetchNextPage has_more offline network lost service worker PWA paused empty no products found loading spinner message retry total count maxPages',
  'back-navigation.md': 'scroll restoration position back button reload restore history',
  'server-rendering.md':
    'SSR Suspense useSuspenseQuery server components hydration one query client per request Next.js React Router TanStack Start RSC prefetch proxy CORS',
  'saved-lists.md': 'wishlist favourites favorites recently viewed compare heart',
  'variants.md':
    'swatch swatches options size colour color picker sold out stock availability backorder inventory low pure functions react-hook-form preselect',
  'cart.md': 'basket bag add to cart totals quantity drawer',
  'checkout.md':
    'payment provider Stripe PayPal Mollie Adyen shipping tax order buy pay webhook cents minor units success cancel',
  'search.md': 'facets filters autocomplete typeahead full text Algolia Typesense Meilisearch Elasticsearch',
  'languages.md': 'i18n internationalization translation translate locale labels RTL Arabic German',
  'structured-data.md':
    'feed Google Merchant Center SEO search engine JSON-LD schema.org metadata meta title breadcrumbs rich results',
  'own-back-end.md':
    'WooCommerce Medusa Shopify Saleor Aeolian Magento Adobe Commerce Shopware BigCommerce Vendure commercetools PrestaShop GraphQL connections page numbers offset REST backend platform Google Merchant Center feed import migrate own backend database currency supported alternatives',
  'prices.md':
    'price history omnibus lowest price 30 days database currency format decimal float discount sale VAT money cents rounding rounded strikethrough crossed out',
  'hosted-search.md':
    'Algolia Typesense Meilisearch Elasticsearch records push index settings replicas server documents Next route memory',
  'support.md': 'browser support Safari Firefox polyfill',
  'url.md':
    'query string nuqs filters sort order default newest first by price low to high deep link router share',
  'virtual.md': 'virtualised virtualized windowing long list thousands performance',
  'testing.md':
    'mock msw jest vitest playwright storybook fixtures test fault latency sample data fake server storefront-mock dialect behaviour differences envelope hasMore',
  'images-and-descriptions.md':
    'srcset lazy image loader CDN HTML sanitize sanitise thumbnail carousel change picture of color variant',
  'performance.md':
    'bundle size kB benchmark speed bytes compare prefetch preload loader first request next page latency',
  'comparison.md': 'alternatives versus vs compare swr instantsearch hydrogen TanStack difference',
  'security.md':
    'hide API key leak exposed browser secret token XSS authentication CSP nonce script-src style-src unsafe-inline Trusted Types headers proxy deploy deployment hosting Vercel Netlify Cloudflare Docker production environment variables cache',
  'errors.md':
    'error handling message text shopper invalid baseUrl retry failed request timeout slow rate limit too many requests unauthorized not found 401 404 429 500 codes',
  'styling.md':
    'CSS Tailwind className style data attributes render asChild custom own component element theme dark mode design system',
  'upgrade.md': 'upgrade semver version breaking changes migration codemod',
  'faq.md': 'CORS problem wrong not working troubleshooting help question',
  'overview.md':
    'login sign in accounts customers overview architecture layers how it works whole picture introduction',
  'getting-started.md':
    'install installation npm install quickstart setup start begin Vite Next React Router npm',
  'tutorial.md': 'tutorial learn course step by step lesson beginner example shop',
  'blocks.md':
    'shadcn Tailwind components copy templates UI design ready-made starter mini cart drawer slide-over dialog modal header footer',
  'analytics.md':
    'consent GDPR cookies privacy impressions tracking Google Analytics GA4 events view_item_list',
  'resources.md': 'collections pages menus categories custom endpoint blog related products by ids',
  'reading-a-product.md':
    'option attribute availability stock status preorder backorder archived draft variant url parameter swatch label',
  'extend-a-product.md':
    'custom fields metafields schema zod extend TypeScript types generics Register strict inference',
  'agents.md': 'AI assistant MCP LLM llms.txt WebMCP UCP',
  'doctor.md':
    'check my API storefront-doctor validate backend conformance fit requirements Shopify supported alternatives',
  'migrate-from-tanstack-query.md': 'useInfiniteQuery react-query migration',
  'migrate-from-hydrogen.md': 'Shopify Hydrogen storefront migration switch replace',
  'migrate-from-react-instantsearch.md': 'Algolia InstantSearch widgets hits migration switch replace',
  'markets.md':
    'multiple stores international country countries region regions different currency multi-currency language switcher',
  'next.md':
    'Next.js Nextjs App Router server components caching stale old data revalidate generateMetadata middleware missing product 404 not found',
  'react-router.md':
    'Remix loader loaders action framework mode TanStack Router Start missing product 404 not found',
  'accessibility.md': 'a11y WCAG ARIA keyboard focus screen reader NVDA VoiceOver axe conformance audit',
}

export const search: DefaultTheme.Config['search'] = {
  provider: 'local',
  options: {
    detailedView: false,
    _render(source, env, md) {
      const path = env.relativePath as string
      if (path.startsWith('reference/') || path === 'index.md') return ''
      // Colours would take longer than all else, and are no text.
      const { highlight } = md.options
      md.options.highlight = null
      const rendered = md.render(source, env)
      md.options.highlight = highlight
      // The code of a block is long, and has all words that people type.
      const html = path.startsWith('blocks/') ? rendered.replaceAll(/<pre[^]*?<\/pre>/g, '') : rendered
      const extra = words[path]
      // The first heading ends the title, so these words belong to the section of the whole page.
      return extra ? html.replace('</h1>', `</h1>\n<p>${extra}</p>`) : html
    },
    miniSearch: {
      searchOptions: {
        // A short word is most often another word with one letter more or less, and the beginning of many.
        fuzzy: (term: string) => term.length > 4 && 0.2,
        prefix: (term: string, index: number, terms: string[]) =>
          term.length > 3 || index === terms.length - 1,
        // The functions run in the browser, so nothing outside of them is known there.
        /**
         * A result with more words of the question is higher, so words that say nothing about a page are left out:
         * "how do I use Meilisearch" would find every page with "use".
         */
        processTerm(term: string) {
          return /^(a|after|all|am|an|and|any|are|as|at|be|been|but|by|can|cannot|could|did|didn|do|does|doesn|doing|don|for|from|get|gets|had|has|have|how|i|if|in|into|is|isn|it|its|just|like|m|make|me|my|need|no|not|of|on|or|our|s|should|so|some|t|than|that|the|their|them|then|there|they|this|to|use|using|ve|want|was|we|what|when|where|which|while|who|why|will|with|without|won|would|you|your)$/i.test(
            term,
          )
            ? null
            : term.toLowerCase()
        },
        boostDocument(id: string, _term: string, fields?: Record<string, unknown>) {
          // The section of the page's title has the words that people type.
          const isTitle = !(fields?.['titles'] as readonly string[] | undefined)?.length
          const ofPage = id.startsWith('/tutorial/')
            ? 0.3
            : !isTitle && /^\/(errors|doctor-rules)#|#(api|props|state|styling)-of-/.test(id)
              ? 0.4
              : /^\/(hooks|blocks)\//.test(id)
                ? 0.6
                : /^\/(changelog|playground|migrate)/.test(id)
                  ? 0.5
                  : 1
          return isTitle ? ofPage * 2 : ofPage
        },
      },
    },
  },
}
