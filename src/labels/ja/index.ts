import type { CartLabels } from '../../cart/labels.js'
import type { Labels } from '../../provider/labels.js'
import { groupName } from '../../search/facets/group-name.js'
import { createFormats } from '../create-formats.js'

type Formats = ReturnType<typeof createFormats>

const facetNames: Readonly<Record<string, string>> = {
  collections: 'カテゴリー',
  price: '価格',
  available: '在庫状況',
}
const facetName = (name: string) => facetNames[name] ?? groupName(name)

const createCartLabels = ({ number }: Formats): CartLabels => ({
  add: 'カートに入れる',
  quantity: ({ name }) => `数量：${name}`,
  increment: ({ name }) => `数量を増やす：${name}`,
  decrement: ({ name }) => `数量を減らす：${name}`,
  remove: ({ name }) => `削除：${name}`,
  undo: ({ count: lines }) => (lines === 1 ? '削除を取り消す' : `${number(lines)}件の商品を元に戻す`),
  empty: 'カートに商品がありません。',
  accept: ({ name, quantity, price, format }) =>
    quantity === 0 ? `削除：${name}` : `変更を承認：${name} × ${number(quantity)}（単価 ${format(price)}）`,
  issue: ({ issue, format }) => {
    switch (issue.type) {
      case 'priceChanged':
        return `価格が${format(issue.from)}から${format(issue.to)}に変わりました。`
      case 'soldOut':
        return '売り切れです。'
      case 'tooMany':
        return `在庫は残り${number(issue.available)}点です。`
      case 'quantityLimit':
        return `数量の上限は${number(issue.limit)}点です。`
      case 'lineLimit':
        return `カートに入れられる商品は${number(issue.limit)}種類までです。`
      case 'gone':
        return 'お取り扱いを終了しました。'
      case 'unknown':
        return 'ショップに接続できませんでした。価格や在庫が変わっている可能性があります。'
    }
  },
  status: ({ totalQuantity, reason, accepted }) =>
    (accepted === undefined ? '' : `変更を承認しました：${accepted}。`) +
    (reason
      ? {
          soldOut: '売り切れです。',
          stock: 'これ以上の在庫はありません。',
          quantityLimit: '数量の上限に達しました。',
          lineLimit: 'カートがいっぱいです。',
        }[reason]
      : '') +
    `カート内の商品：${number(totalQuantity)}点`,
})

const createSearchLabels = ({ number }: Formats): Pick<Labels, 'facets' | 'searchField'> => ({
  facets: {
    group: ({ name }) => facetName(name),
    value: ({ name, value, label }) =>
      name === 'available' ? (value === 'true' ? '在庫あり' : '在庫なし') : label,
    count: ({ count: value }) => number(value),
    min: ({ name }) => `${facetName(name)}の下限`,
    max: ({ name }) => `${facetName(name)}の上限`,
    invalidAmount: () => '価格を入力してください（例：2000）。',
    more: ({ name }) => `もっと見る：${facetName(name)}`,
    range: ({ min, max }) =>
      min === undefined ? `${max ?? ''}以下` : max === undefined ? `${min}以上` : `${min}～${max}`,
    remove: ({ group, label }) => `絞り込みを解除：${group}、${label}`,
    clear: '絞り込みをすべて解除',
    apply: '絞り込む',
  },
  searchField: {
    input: '商品を検索',
    clear: '検索をクリア',
    list: '検索候補',
    status: ({ total, isPending, isRelaxed, options }) => {
      if (isPending) return '検索しています…'
      if (total === undefined) return ''
      const found =
        total === 0
          ? '商品が見つかりませんでした'
          : isRelaxed
            ? `一部の語句に一致する商品が${number(total)}件見つかりました`
            : `商品が${number(total)}件見つかりました`
      return options === 0 ? found : `${found}。候補は${number(options)}件です。`
    },
  },
})

/**
 * Japanese, polite.
 *
 * @param locale for numbers and plurals, such as `'ja-JP'`
 */
export function createLabels(locale = 'ja'): Labels {
  const formats = createFormats(locale)
  const { number, percent } = formats
  const picture = ({ position, total, alt }: { position: number; total: number; alt: string }) =>
    `${number(total)}枚中${number(position)}枚目の画像${alt && `：${alt}`}`
  return {
    cart: createCartLabels(formats),
    ...createSearchLabels(formats),
    error: {
      network: 'ショップに接続できません。接続を確認して、もう一度お試しください。',
      timeout: 'ショップからの応答がありません。しばらくしてからもう一度お試しください。',
      rateLimit: 'ショップが混み合っています。しばらくしてからもう一度お試しください。',
      server: 'ショップで問題が発生しました。しばらくしてからもう一度お試しください。',
      notFound: '現在ご利用いただけません。',
      unknown: 'エラーが発生しました。',
    },
    price: {
      current: 'セール価格',
      original: '元の価格',
      from: ({ price }) => `${price}から`,
      discount: ({ percent: value }) => `${percent(value)}オフ`,
      prior: ({ price }) => `過去30日間の最低価格：${price}`,
      unitPrice: '単位価格',
      perUnit: ({ price, unit }) => `${price}/${unit}`,
      items: ({ count: items }) => (items === 1 ? '個' : `${number(items)}個`),
    },
    productGallery: {
      gallery: ({ name }) => `${name}の画像`,
      thumbnail: picture,
      previous: '前の画像',
      next: '次の画像',
      status: picture,
    },
    productList: {
      items: '商品',
      next: ({ paging }) => (paging === 'pages' ? '次のページ' : 'もっと見る'),
      previous: ({ paging }) => (paging === 'pages' ? '前のページ' : '前の商品を見る'),
      loading: ({ side }) =>
        `${{ initial: '', next: '次の', previous: '前の' }[side]}商品を読み込んでいます…`,
      paused: ({ side }) =>
        `オフラインです。接続が回復すると${side === 'initial' ? '' : '続きの'}商品を読み込みます。`,
      loaded: ({ shown, total }) =>
        total === undefined
          ? `${number(shown)}件の商品を表示しています`
          : `全${number(total)}件のうち${number(shown)}件の商品を表示しています`,
      empty: '商品が見つかりませんでした。',
      cursorLost: 'リンク先の商品は現在ご覧いただけません。一覧の先頭を表示しています。',
      error: ({ side }) =>
        side === 'refetch'
          ? '商品を更新できませんでした。'
          : `${{ initial: '', next: '次の', previous: '前の' }[side]}商品を読み込めませんでした。`,
      retry: 'もう一度試す',
    },
    saved: {
      toggle: 'お気に入り',
      toggleName: ({ name }) => `お気に入り：${name}`,
    },
    sort: {
      relevance: '関連度順',
      'createdAt-asc': '古い順',
      'createdAt-desc': '新着順',
      'name-asc': '名前の昇順',
      'name-desc': '名前の降順',
      'price-asc': '価格の安い順',
      'price-desc': '価格の高い順',
    },
    variantPicker: {
      value: ({ value, targetVariant, targetAvailable, changes }) =>
        [
          value,
          ...(targetVariant ? (targetAvailable ? [] : ['売り切れ']) : ['取り扱いなし']),
          ...(changes.length ? [`${changes.join('、')}が変わります`] : []),
        ].join('、'),
      status: ({ status, missingOptions, changedOptions }) =>
        changedOptions.map(({ name, value }) => `${name}：${value ?? '未選択'}。`).join('') +
        {
          incomplete: `${missingOptions.join('、')}を選択してください`,
          available: '在庫あり',
          soldOut: '売り切れ',
          nonexistent: '取り扱いなし',
        }[status],
    },
  }
}

/** All texts in Japanese, polite: what the provider’s `labels` takes. */
export const labels: Labels = /* @__PURE__ */ createLabels()
