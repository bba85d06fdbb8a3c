// The search of the site: guides first. The generated reference has a filter of its own, on its first page.
import type { DefaultTheme } from 'vitepress'

/**
 * What people type, by page: words of somebody who has the problem and does not know our names. Those that the page has
 * not itself help most. They are indexed with the title of the page, because each section is a document of its own: one
 * with all words of a question is ahead of a page that has them in different sections.
 */
const words: Readonly<Record<string, string>> = {
  'how-paging-works.md':
    'pagination cursor pages infinite scroll useInfiniteQuery duplicates refetch stale refresh background update polling sync skipped missing repeated twice keyset offset invalidate optimistic shifting internals explained',
  'product-list.md':
    'infinite scroll load more pagination list grid skeleton catalog deleted product race refetch failed page concurrent fetchNextPage has_more offline network lost service worker PWA paused empty no products found loading spinner message retry total count maxPages endless lazy see view button placeholder shimmer overview listing category row sentinel IntersectionObserver footer disconnected internet render map flicker',
  'back-navigation.md':
    'scroll restoration position back button reload restore history scrollTop jumps top lost remember keep return refresh bfcache tab previous detail swipe',
  'server-rendering.md':
    'SSR Suspense useSuspenseQuery server components hydration one query client per request Next.js React Router TanStack Start RSC prefetch proxy CORS side SSG hydrate mismatch warning dehydrate streaming initial data flash payload HTML crawler getServerSideProps match twice',
  'saved-lists.md':
    'wishlist favourites favorites recently viewed compare heart like bookmark favourite save later shortlist history last seen anonymous guest without account icon',
  'variants.md':
    'swatch swatches options size colour color picker sold out stock availability backorder inventory low pure functions react-hook-form preselect selector dropdown radio buttons chips combination combinations unavailable disabled greyed grayed crossed SKU choose select left badge configurator default preselected',
  'cart.md':
    'basket bag add to cart totals quantity drawer trolley remove delete plus minus stepper count badge icon persist local storage tabs sync empty clear minimum maximum order limit MOQ note personalization engraving Redux Zustand changed',
  'checkout.md':
    'payment provider Stripe PayPal Mollie Adyen shipping tax order buy pay webhook cents minor units success cancel place purchase submit double twice duplicate idempotent idempotency guest form confirmation thank Klarna Apple credit card invoice VAT tampering manipulated charged wrong JavaScript progressive enhancement session',
  'search.md':
    'facets filters autocomplete typeahead full text Algolia Typesense Meilisearch Elasticsearch filter sidebar checkbox checkboxes slider range refine narrow count suggestions instant live bar input box misspelling misspelled typo fuzzy highlight no results debounce client side Lunr Fuse reset clear',
  'languages.md':
    'i18n internationalization translation translate locale labels RTL Arabic German multilingual localization localise localize i18next react-intl wording text texts button strings copy plural French Spanish Italian Japanese rename',
  'structured-data.md':
    'feed Google Merchant Center SEO search engine JSON-LD schema.org metadata meta title breadcrumbs rich results snippets Googlebot crawler ranking Open Graph og Bing Facebook CSV XML export ads ratings',
  'own-back-end.md':
    'WooCommerce Medusa Shopify Saleor Aeolian Magento Adobe Commerce Shopware BigCommerce Vendure commercetools PrestaShop GraphQL connections page numbers offset REST backend platform Google Merchant Center feed import migrate own backend database currency supported alternatives custom server headless CMS Strapi Sanity Sylius Laravel Rails Express Supabase Firebase adapter bridge integrate connect ERP',
  'prices.md':
    'price history omnibus lowest price 30 days database currency format decimal float discount sale VAT money cents rounding rounded strikethrough crossed out cost amount comma thousands separator symbol euro dollar £ € was now reduced promotion percent off NumberFormat toFixed from weight kilo litre 100g per net gross tax inclusive',
  'hosted-search.md':
    'Algolia Typesense Meilisearch Elasticsearch records push index settings replicas server documents Next route memory big large catalog 50k 100k million Searchkit indexing sync cron upload synonyms ranking relevance merchandising backend',
  'support.md':
    'browser support Safari Firefox polyfill old legacy Internet Explorer stable production ready LTS React 18 19 Node requirements compatible compatibility peer dependency versions bug report contact semver policy',
  'url.md':
    'query string nuqs filters sort order default newest first by price low to high deep link router share searchParams useSearchParams params address bar bookmark state persist lost reload shareable select sorting ordering alphabetical ascending descending cheapest dropdown page number',
  'virtual.md':
    'virtualised virtualized windowing long list thousands performance react-window react-virtuoso windowed DOM nodes laggy janky lag sluggish memory thousand smooth FPS slow',
  'testing.md':
    'mock msw jest vitest playwright storybook fixtures test fault latency sample data fake server storefront-mock dialect behaviour differences envelope hasMore unit integration end-to-end e2e Cypress stub dummy seed MirageJS CI simulate flaky slow network renderHook assertion local development localhost',
  'images-and-descriptions.md':
    'srcset lazy image loader CDN HTML sanitize sanitise thumbnail carousel change picture of color variant photo photos blurry sharp placeholder missing broken alt layout shift CLS jump responsive WebP Cloudinary imgix resize zoom swipe slider lightbox rich text dangerouslySetInnerHTML',
  'performance.md':
    'bundle size kB benchmark speed bytes compare prefetch preload loader first request next page latency fast faster slow optimise optimize Lighthouse web vitals LCP weight heavy tree shaking code splitting rerenders hover waterfall impact',
  'comparison.md':
    'alternatives versus vs compare swr instantsearch hydrogen TanStack difference better best choose why should Apollo RTK Redux Toolkit pros cons drawbacks advantages disadvantages',
  'security.md':
    'hide API key leak exposed browser secret token XSS authentication CSP nonce script-src style-src unsafe-inline Trusted Types headers proxy deploy deployment hosting Vercel Netlify Cloudflare Docker production environment variables cache env publish live host AWS Lambda expose credentials private public CDN CSRF injection safe BFF put where',
  'errors.md':
    'error handling message text shopper invalid baseUrl retry failed request timeout slow rate limit too many requests unauthorized not found 401 404 429 500 codes exception thrown crash catch boundary fails retries toast notification down maintenance unexpected token JSON HTML undefined outside used within hook forbidden 403 422 502 503 status response takes forever',
  'styling.md':
    'CSS Tailwind className style data attributes render asChild custom own component element theme dark mode design system look nice unstyled headless Sass modules styled-components emotion MUI Chakra Radix Mantine Bootstrap hover active animation polymorphic override',
  'upgrade.md':
    'upgrade semver version breaking changes migration codemod update latest bump renamed removed deprecated release',
  'faq.md':
    'CORS problem wrong not working troubleshooting help question blank white screen shows undefined infinite loop rerender rerenders every jumps mismatch stuck forever bug broken fix debug mistakes empty',
  'overview.md':
    'login sign in accounts customers overview architecture layers how it works whole picture introduction about concept features what for capabilities limitations diagram register user profile order history coupon voucher discount code library package',
  'getting-started.md':
    'install installation npm install quickstart setup start begin Vite Next React Router npm hello world scaffold boilerplate template CLI create app new project first add existing yarn pnpm bun minimal starter JavaScript',
  'tutorial.md':
    'tutorial learn course step by step lesson beginner example shop guide walkthrough build complete full whole scratch first steps',
  'blocks.md':
    'shadcn Tailwind components copy templates UI design ready-made starter mini cart drawer slide-over dialog modal header footer prebuilt premade widgets kit library navbar hamburger nav navigation menu paste card page badge breadcrumb sheet look',
  'analytics.md':
    'consent GDPR cookies privacy impressions tracking Google Analytics GA4 events view_item_list tracker track pixel Meta GTM tag manager dataLayer Matomo Plausible PostHog Segment clicks viewed add_to_cart purchase conversion banner opt-in ecommerce',
  'resources.md':
    'collections pages menus categories custom endpoint blog related products by ids category tree navigation links content about reviews ratings detail handle Node script vanilla fetch plain',
  'reading-a-product.md':
    'option attribute availability stock status preorder backorder archived draft variant url parameter swatch label wrongly sold out shows unavailable made coming soon model',
  'extend-a-product.md':
    'custom fields metafields schema zod extend TypeScript types generics Register strict inference extra additional property attribute attributes brand material typed does not exist any augmentation declaration merging interface Valibot validate validation moduleResolution CommonJS',
  'agents.md':
    'AI assistant MCP LLM llms.txt WebMCP UCP chatbot chat bot ChatGPT Claude Gemini Perplexity OpenAI agentic commerce tools crawl',
  'doctor.md':
    'check my API storefront-doctor validate backend conformance fit requirements Shopify supported alternatives compatible compatibility works diagnose contract mismatch snake_case field names different command CLI suitable',
  'migrate-from-tanstack-query.md':
    'useInfiniteQuery react-query migration replace switch convert existing useQuery queryKey setQueryData',
  'migrate-from-hydrogen.md':
    'Shopify Hydrogen storefront migration switch replace Oxygen coming CartForm VariantSelector Money',
  'migrate-from-react-instantsearch.md':
    'Algolia InstantSearch widgets hits migration switch replace refinementList useRefinementList useHits SearchBox Configure SortBy RangeInput equivalent',
  'markets.md':
    'multiple stores international country countries region regions different currency multi-currency language switcher picker tenant US dollars euros per site subdomain domain two currencies shop',
  'next.md':
    'Next.js Nextjs App Router server components caching stale old data revalidate generateMetadata middleware missing product 404 not found directory ISR revalidatePath unstable_cache image Turbopack static generation generateStaticParams preview CMS webhook invalidation twice duplicate tenant client use boundary',
  'react-router.md':
    'Remix loader loaders action framework mode TanStack Router Start missing product 404 not found v7 useLoaderData SPA createFileRoute ErrorBoundary defer',
  'accessibility.md':
    'a11y WCAG ARIA keyboard focus screen reader NVDA VoiceOver axe conformance audit accessible blind disability EAA ADA 508 VPAT statement live region announce contrast JAWS',
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
          // The indexes of hooks and components name a little of everything, so they would answer any question.
          const ofPage = /^\/(tutorial\/|(hooks|components)\/#)/.test(id)
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
