import { describe, expect, it } from 'vitest'

import { labelsIn, languages, type Language } from './packs.js'

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100]
/** What screen readers announce for so many results. */
const found: Readonly<Record<Language, readonly string[]>> = {
  ar: [
    'لم يتم العثور على منتجات',
    'تم العثور على منتج واحد',
    'تم العثور على منتجين',
    'تم العثور على 3 منتجات',
    'تم العثور على 5 منتجات',
    'تم العثور على 11 منتجًا',
    'تم العثور على 21 منتجًا',
    'تم العثور على 100 منتج',
  ],
  de: [
    'Keine Produkte gefunden',
    '1 Produkt gefunden',
    '2 Produkte gefunden',
    '3 Produkte gefunden',
    '5 Produkte gefunden',
    '11 Produkte gefunden',
    '21 Produkte gefunden',
    '100 Produkte gefunden',
  ],
  es: [
    'Ningún producto encontrado',
    '1 producto encontrado',
    '2 productos encontrados',
    '3 productos encontrados',
    '5 productos encontrados',
    '11 productos encontrados',
    '21 productos encontrados',
    '100 productos encontrados',
  ],
  fr: [
    'Aucun produit trouvé',
    '1 produit trouvé',
    '2 produits trouvés',
    '3 produits trouvés',
    '5 produits trouvés',
    '11 produits trouvés',
    '21 produits trouvés',
    '100 produits trouvés',
  ],
  it: [
    'Nessun prodotto trovato',
    '1 prodotto trovato',
    '2 prodotti trovati',
    '3 prodotti trovati',
    '5 prodotti trovati',
    '11 prodotti trovati',
    '21 prodotti trovati',
    '100 prodotti trovati',
  ],
  ja: [
    '商品が見つかりませんでした',
    '商品が1件見つかりました',
    '商品が2件見つかりました',
    '商品が3件見つかりました',
    '商品が5件見つかりました',
    '商品が11件見つかりました',
    '商品が21件見つかりました',
    '商品が100件見つかりました',
  ],
  nl: [
    'Geen producten gevonden',
    '1 product gevonden',
    '2 producten gevonden',
    '3 producten gevonden',
    '5 producten gevonden',
    '11 producten gevonden',
    '21 producten gevonden',
    '100 producten gevonden',
  ],
  pl: [
    'Nie znaleziono produktów',
    'Znaleziono 1 produkt',
    'Znaleziono 2 produkty',
    'Znaleziono 3 produkty',
    'Znaleziono 5 produktów',
    'Znaleziono 11 produktów',
    'Znaleziono 21 produktów',
    'Znaleziono 100 produktów',
  ],
  pt: [
    'Nenhum produto encontrado',
    '1 produto encontrado',
    '2 produtos encontrados',
    '3 produtos encontrados',
    '5 produtos encontrados',
    '11 produtos encontrados',
    '21 produtos encontrados',
    '100 produtos encontrados',
  ],
  sv: [
    'Inga produkter hittades',
    '1 produkt hittades',
    '2 produkter hittades',
    '3 produkter hittades',
    '5 produkter hittades',
    '11 produkter hittades',
    '21 produkter hittades',
    '100 produkter hittades',
  ],
}
const inCart: Readonly<Record<Language, readonly string[]>> = {
  ar: [
    'سلة التسوق فارغة',
    'منتج واحد في السلة',
    'منتجان في السلة',
    '3 منتجات في السلة',
    '5 منتجات في السلة',
    '11 منتجًا في السلة',
    '21 منتجًا في السلة',
    '100 منتج في السلة',
  ],
  de: COUNTS.map((count) => `${count} Artikel im Warenkorb`),
  es: COUNTS.map((count) => `${count} ${count === 1 ? 'artículo' : 'artículos'} en el carrito`),
  // French and Portuguese use the singular for 0.
  fr: COUNTS.map((count) => `${count} ${count < 2 ? 'article' : 'articles'} dans le panier`),
  it: COUNTS.map((count) => `${count} ${count === 1 ? 'articolo' : 'articoli'} nel carrello`),
  ja: COUNTS.map((count) => `カート内の商品：${count}点`),
  nl: COUNTS.map((count) => `${count} ${count === 1 ? 'artikel' : 'artikelen'} in de winkelwagen`),
  pl: [
    '0 produktów w koszyku',
    '1 produkt w koszyku',
    '2 produkty w koszyku',
    '3 produkty w koszyku',
    '5 produktów w koszyku',
    '11 produktów w koszyku',
    '21 produktów w koszyku',
    '100 produktów w koszyku',
  ],
  pt: COUNTS.map((count) => `${count} ${count < 2 ? 'item' : 'itens'} no carrinho`),
  sv: COUNTS.map((count) => `${count} ${count === 1 ? 'vara' : 'varor'} i varukorgen`),
}
const results = { query: '', isPending: false, isRelaxed: false, options: 0 }
const unchanged = { reason: undefined, accepted: undefined }

describe.each(languages)('numbers in %s', (language) => {
  const { searchField, cart } = labelsIn(language)

  it(`choose the form of the found products for ${COUNTS.join(', ')}`, () => {
    expect(COUNTS.map((total) => searchField.status({ ...results, total }))).toEqual(found[language])
  })

  it(`choose the form of the products in the cart for ${COUNTS.join(', ')}`, () => {
    const texts = COUNTS.map((totalQuantity) => cart.status({ totalQuantity, ...unchanged }))
    expect(texts).toEqual(inCart[language])
  })
})

describe('numbers', () => {
  it.each([
    ['es', '1.000.000 de productos'],
    ['fr', '1\u202f000\u202f000 de produits'],
    ['it', '1.000.000 di prodotti'],
    ['pt', '1.000.000 de produtos'],
  ] as const)('of a million need a preposition in %s', (language, text) => {
    const { searchField } = labelsIn(language)
    expect(searchField.status({ ...results, total: 1_000_000 })).toContain(text)
  })

  it.each([
    ['es', 'es-MX', '12,345 productos encontrados'],
    ['ar', 'ar-EG', 'تم العثور على ١٢٬٣٤٥ منتجًا'],
  ] as const)('of %s follow the locale %s', (language, locale, text) => {
    const { searchField } = labelsIn(language, locale)
    expect(searchField.status({ ...results, total: 12_345 })).toBe(text)
  })

  it('have the same digits in Arabic on every server and in every browser', () => {
    // Without `nu`, the digits of `ar` depend on the version of ICU.
    expect(labelsIn('ar').facets.count({ count: 12 })).toBe('12')
  })

  it.each(languages)('write 29 percent as a whole number in %s', (language) => {
    expect(labelsIn(language).price.discount({ percent: 29 })).toMatch(/\b29\b/)
  })
})
