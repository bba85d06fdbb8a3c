import { shopTexts, type ShopTexts } from '../../blocks/shop-ui/shop-texts.js'
import { arabicShopTexts } from '../demo-shop/arabic.js'

const german: ShopTexts = {
  ...shopTexts,
  products: 'Produkte',
  noProducts: 'Hier gibt es noch nichts.',
  soldOut: 'Ausverkauft',
  variantGone: 'Die verlinkte Ausführung gibt es nicht mehr.',
  sale: 'Angebot',
  sortBy: 'Sortieren nach',
  filters: (active) => (active > 0 ? `Filter (${active})` : 'Filter'),
  productLoads: 'Das Produkt wird geladen',
  choose: 'Bitte wählen',
  notAvailable: (value) => `${value}, nicht verfügbar`,
  cartButton: (count) => `Warenkorb (${count})`,
  cart: 'Ihr Warenkorb',
  closeCart: 'Warenkorb schließen',
  toCart: 'Zum Warenkorb und zur Kasse',
  each: (price) => `${price} pro Stück`,
  remove: 'Entfernen',
  search: 'Suche',
  searchPlaceholder: 'Produkt suchen',
  savedProducts: 'Gemerkte Produkte',
  retry: 'Erneut versuchen',
}

const polish: ShopTexts = {
  ...shopTexts,
  products: 'Produkty',
  noProducts: 'Nic tu jeszcze nie ma.',
  soldOut: 'Wyprzedane',
  variantGone: 'Wariant z linku nie jest już dostępny.',
  sale: 'Promocja',
  sortBy: 'Sortowanie',
  filters: (active) => (active > 0 ? `Filtry (${active})` : 'Filtry'),
  productLoads: 'Wczytywanie produktu',
  choose: 'Wybierz',
  notAvailable: (value) => `${value}, niedostępne`,
  cartButton: (count) => `Koszyk (${count})`,
  cart: 'Twój koszyk',
  closeCart: 'Zamknij koszyk',
  toCart: 'Przejdź do koszyka i kasy',
  each: (price) => `${price} za sztukę`,
  remove: 'Usuń',
  search: 'Szukaj',
  searchPlaceholder: 'Szukaj produktu',
  savedProducts: 'Zapisane produkty',
  retry: 'Spróbuj ponownie',
}

const japanese: ShopTexts = {
  ...shopTexts,
  products: '商品',
  noProducts: 'まだ商品がありません。',
  soldOut: '売り切れ',
  variantGone: 'リンク先の種類は現在取り扱っていません。',
  sale: 'セール',
  sortBy: '並べ替え',
  filters: (active) => (active > 0 ? `絞り込み（${active}）` : '絞り込み'),
  productLoads: '商品を読み込んでいます',
  choose: '選択してください',
  notAvailable: (value) => `${value}、取り扱いなし`,
  cartButton: (count) => `カート（${count}）`,
  cart: 'カート',
  closeCart: 'カートを閉じる',
  toCart: 'カートを見て購入手続きへ',
  each: (price) => `単価 ${price}`,
  remove: '削除',
  search: '検索',
  searchPlaceholder: '商品を検索',
  savedProducts: 'お気に入りの商品',
  retry: 'もう一度試す',
}

const texts: Readonly<Record<string, ShopTexts>> = {
  ar: arabicShopTexts,
  de: german,
  ja: japanese,
  pl: polish,
}

/** The texts of the blocks. They belong to the shop, so only the languages of the screenshots have some here. */
export const shopTextsOf = (locale: string): ShopTexts => texts[locale.slice(0, 2)] ?? shopTexts
