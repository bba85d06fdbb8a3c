import type { LanguagePack } from '../core/labels/language-pack.js'

/** Why the cart refuses units. */
const limit = {
  soldOut: '売り切れです。',
  stock: 'これ以上の在庫はありません。',
  quantityLimit: '数量の上限に達しました。',
  lineLimit: 'カートがいっぱいです。',
  quantityRule: 'この数量では注文できません。',
}

const picture = ['{total}枚中{position}枚目の画像', { alt: { other: '：{alt}' } }]

/** All texts in Japanese, polite. */
export const pack: LanguagePack = {
  locale: 'ja',
  separator: '、',
  cart: {
    add: 'カートに入れる',
    quantity: '数量：{name}',
    increment: '数量を増やす：{name}',
    decrement: '数量を減らす：{name}',
    remove: '削除：{name}',
    undo: { count: { 1: '削除を取り消す', other: '{count}件の商品を元に戻す' } },
    empty: 'カートに商品がありません。',
    update: 'カートを更新',
    accept: { quantity: { 0: '削除：{name}', other: '変更を承認：{name} × {quantity}（単価 {price}）' } },
    issue: [
      {
        type: {
          priceChanged: '価格が{from}から{to}に変わりました。',
          soldOut: '売り切れです。',
          tooMany: '在庫は残り{available}点です。',
          quantityLimit: '数量の上限は{limit}点です。',
          lineLimit: 'カートに入れられる商品は{limit}種類までです。',
          gone: 'お取り扱いを終了しました。',
          unknown: 'ショップに接続できませんでした。価格や在庫が変わっている可能性があります。',
          quantityRule: [
            '数量は{min}点以上',
            { step: { 1: '', other: '、{step}点単位' } },
            { max: { other: '、{max}点以下' } },
            'です。',
          ],
          notAQuantity: '整数を入力してください。',
        },
      },
      { counted: { other: '合計は{counted}点で計算しています。' } },
    ],
    status: [
      { accepted: { other: '変更を承認しました：{accepted}。' } },
      { reason: limit },
      'カート内の商品：{totalQuantity}点',
    ],
    limit: { reason: limit },
    subtotal: '小計',
    savings: '割引額',
  },
  error: {
    network: 'ショップに接続できません。接続を確認して、もう一度お試しください。',
    timeout: 'ショップからの応答がありません。しばらくしてからもう一度お試しください。',
    rateLimit: 'ショップが混み合っています。しばらくしてからもう一度お試しください。',
    server: 'ショップで問題が発生しました。しばらくしてからもう一度お試しください。',
    notFound: '現在ご利用いただけません。',
    unknown: 'エラーが発生しました。',
  },
  facets: {
    group: {
      name: {
        collections: 'カテゴリー',
        price: '価格',
        available: '在庫状況',
        brand: 'ブランド',
        color: 'カラー',
        size: 'サイズ',
        material: '素材',
      },
    },
    value: { name: { available: { value: { true: '在庫あり', other: '在庫なし' } }, other: '{label}' } },
    count: '{count}',
    min: '{name}の下限',
    max: '{name}の上限',
    invalidAmount: ['価格を入力してください（例：2000）。'],
    more: 'もっと見る：{name}',
    range: { min: { none: '{max}以下', other: { max: { none: '{min}以上', other: '{min}～{max}' } } } },
    remove: '絞り込みを解除：{group}、{label}',
    clear: '絞り込みをすべて解除',
    apply: '絞り込む',
  },
  price: {
    current: 'セール価格',
    original: '元の価格',
    from: '{price}から',
    discount: '{percent}オフ',
    prior: '値下げ前30日間の最低価格：{price}',
    unitPrice: '単位価格',
    perUnit: '{price}/{unit}',
    items: { count: { 1: '個', other: '{count}個' } },
  },
  productGallery: {
    gallery: '{name}の画像',
    thumbnail: picture,
    previous: '前の画像',
    next: '次の画像',
    status: picture,
  },
  productList: {
    items: '商品',
    next: { paging: { pages: '次のページ', other: 'もっと見る' } },
    previous: { paging: { pages: '前のページ', other: '前の商品を見る' } },
    loading: {
      side: {
        initial: '商品を読み込んでいます…',
        next: '次の商品を読み込んでいます…',
        previous: '前の商品を読み込んでいます…',
      },
    },
    paused: {
      side: {
        initial: 'オフラインです。接続が回復すると商品を読み込みます。',
        other: 'オフラインです。接続が回復すると続きの商品を読み込みます。',
      },
    },
    loaded: {
      total: {
        none: '{shown}件の商品を表示しています',
        other: '全{total}件のうち{shown}件の商品を表示しています',
      },
    },
    empty: '商品が見つかりませんでした。',
    cursorLost: 'リンク先の商品は現在ご覧いただけません。一覧の先頭を表示しています。',
    error: {
      side: {
        initial: '商品を読み込めませんでした。',
        next: '次の商品を読み込めませんでした。',
        previous: '前の商品を読み込めませんでした。',
        refetch: '商品を更新できませんでした。',
      },
    },
    retry: 'もう一度試す',
  },
  saved: {
    toggle: 'お気に入り',
    toggleName: 'お気に入り：{name}',
  },
  searchField: {
    input: '商品を検索',
    clear: '検索をクリア',
    list: '検索候補',
    status: {
      isPending: {
        true: '検索しています…',
        other: {
          total: {
            other: [
              {
                isRelaxed: {
                  true: {
                    total: {
                      0: '商品が見つかりませんでした',
                      other: '一部の語句に一致する商品が{total}件見つかりました',
                    },
                  },
                  other: {
                    total: { 0: '商品が見つかりませんでした', other: '商品が{total}件見つかりました' },
                  },
                },
              },
              { options: { 0: '', other: '。候補は{options}件です。' } },
            ],
          },
        },
      },
    },
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
  stock: {
    inStock: '在庫あり',
    low: '残り{quantity}点',
    backorder: 'お取り寄せ',
    soldOut: '売り切れ',
    unknown: 'オプションを選択すると在庫状況が表示されます。',
  },
  variantPicker: {
    value: [
      '{value}',
      {
        targetVariant: {
          none: '、取り扱いなし',
          other: { targetAvailable: { true: '', other: '、売り切れ' } },
        },
      },
      { changes: { other: '、{changes}が変わります' } },
    ],
    status: [
      { changedOptions: { each: ['{name}：', { value: { none: '未選択', other: '{value}' } }, '。'] } },
      {
        status: {
          incomplete: '{missingOptions}を選択してください',
          available: '在庫あり',
          soldOut: '売り切れ',
          nonexistent: '取り扱いなし',
        },
      },
    ],
  },
}
