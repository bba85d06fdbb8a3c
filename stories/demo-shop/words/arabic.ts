import type { LabelOverrides } from '../../../src/index.js'
import { arabicNames } from './arabic-names.js'
import type { Words } from './english.js'

const LOCALE = 'ar-EG'
const numbers = new Intl.NumberFormat(LOCALE)
const plurals = new Intl.PluralRules(LOCALE)
const number = (value: number) => numbers.format(value)

type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>

/** One and two are words of their own in Arabic; the other forms follow the number. */
function count(value: number, forms: Forms): string {
  const rule = plurals.select(value)
  return rule === 'zero' || rule === 'one' || rule === 'two' ? forms[rule] : `${number(value)} ${forms[rule]}`
}

const products = (value: number) =>
  count(value, {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: 'منتجات',
    many: 'منتجًا',
    other: 'منتج',
  })

const items = (value: number) =>
  count(value, {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: 'قطع',
    many: 'قطعة',
    other: 'قطعة',
  })

const label = (text: string) => arabicNames[text] ?? text

const facetNames: Readonly<Record<string, string>> = {
  department: 'القسم',
  price: 'السعر',
  color: 'اللون',
  size: 'المقاس',
  available: 'التوفر',
}
const facetName = (name: string) => facetNames[name] ?? name

const labels: LabelOverrides = {
  productList: {
    items: 'المنتجات',
    next: () => 'عرض المزيد',
    previous: () => 'عرض السابق',
    loading: () => 'جارٍ تحميل المنتجات…',
    loaded: ({ shown, total = shown }) => `${number(shown)} من ${products(total)}`,
    empty: 'لا توجد منتجات.',
    cursorLost: 'الموضع المطلوب لم يعد موجودًا؛ هذه بداية القائمة.',
    error: () => 'تعذّر تحميل المنتجات.',
    retry: 'إعادة المحاولة',
  },
  price: {
    current: 'السعر الآن',
    original: 'السعر السابق',
    from: ({ price }) => `من ${price}`,
    discount: ({ percent }) => `خصم ${number(percent)}٪`,
  },
  variantPicker: {
    value: ({ value, targetVariant, targetAvailable, changes }) =>
      [
        value,
        ...(targetVariant ? (targetAvailable ? [] : ['نفد']) : ['غير متوفر']),
        ...(changes.length ? [`يغيّر ${changes.map(label).join('، ')}`] : []),
      ].join('، '),
    status: ({ status, missingOptions }) =>
      ({
        incomplete: `اختر ${missingOptions.map(label).join('، ')}`,
        available: 'متوفر',
        soldOut: 'نفد',
        nonexistent: 'غير متوفر',
      })[status],
  },
  cart: {
    add: 'أضف إلى السلة',
    quantity: ({ name }) => `كمية ${name}`,
    increment: ({ name }) => `زيادة ${name}`,
    decrement: ({ name }) => `إنقاص ${name}`,
    remove: ({ name }) => `حذف ${name}`,
    undo: () => 'تراجع عن الحذف',
    empty: 'سلتك فارغة.',
    issue: ({ issue, format }) => {
      switch (issue.type) {
        case 'priceChanged':
          return `تغيّر السعر من ${format(issue.from)} إلى ${format(issue.to)}.`
        case 'soldOut':
          return 'نفد.'
        case 'tooMany':
          return `المتوفر ${number(issue.available)} فقط.`
        case 'gone':
          return 'لم يعد متوفرًا.'
        case 'unknown':
          return 'تعذّر الوصول إلى المتجر، وقد يكون السعر أو المخزون قد تغيّر.'
      }
    },
    status: ({ totalQuantity, reason }) =>
      `${reason ? 'تعذّرت إضافة المزيد. ' : ''}في السلة: ${items(totalQuantity)}`,
  },
  searchField: {
    input: 'ابحث عن المنتجات',
    clear: 'مسح البحث',
    status: ({ total, isPending }) => (isPending ? 'جارٍ البحث…' : total === undefined ? '' : products(total)),
  },
  facets: {
    group: ({ name }) => facetName(name),
    value: ({ name, value, label: text }) =>
      name === 'available' ? (value === 'true' ? 'متوفر' : 'غير متوفر') : label(text),
    count: ({ count: value }) => number(value),
    min: () => 'أدنى سعر',
    max: () => 'أعلى سعر',
    more: ({ name }) => `عرض المزيد: ${facetName(name)}`,
    range: ({ min, max }) => [min && `من ${min}`, max && `إلى ${max}`].filter(Boolean).join(' '),
    remove: ({ group, label: text }) => `إزالة ${group}: ${text}`,
    clear: 'إزالة كل عوامل التصفية',
  },
}

export const arabic: Words = {
  shopName: 'هولم وهيرث',
  number,
  label,
  labels,
  skip: 'انتقل إلى المحتوى',
  menu: 'القائمة',
  close: 'إغلاق',
  home: 'المتجر',
  breadcrumbs: 'مسار الصفحة',
  browser: { label: 'سجل التصفح', back: 'رجوع', forward: 'تقدّم' },
  homePage: {
    title: 'أشياء جيدة لكل يوم',
    text: 'خزف وكتان وصوف وضوء. تُصنع بأعداد صغيرة، ونصلحها لخمس سنوات.',
    cta: 'شاهد الجديد',
    gifts: (amount) => `هدايا بأقل من ${amount}`,
    departments: 'الأقسام',
    newIn: 'وصل حديثًا',
    sale: 'تخفيضات',
    seeAll: 'عرض الكل',
  },
  promises: {
    delivery: { title: 'الإرسال في اليوم نفسه', text: 'إذا وصل طلبك قبل الظهر.' },
    returns: { title: 'ثلاثون يومًا للإرجاع', text: 'أعد المنتجات كما وصلت.' },
    repair: { title: 'إصلاح مجاني لخمس سنوات', text: 'راسلنا قبل أن ترمي شيئًا.' },
  },
  list: {
    products: 'المنتجات',
    below: 'الأقسام الفرعية',
    all: (name) => `كل ${name}`,
    shown: (shown, total) => `${number(shown)} من ${products(total)}`,
    empty: 'لا توجد منتجات هنا بعد',
  },
  sort: {
    label: 'الترتيب',
    relevance: 'الأنسب',
    newest: 'الأحدث',
    name: 'الاسم',
    priceUp: 'السعر، الأدنى أولًا',
    priceDown: 'السعر، الأعلى أولًا',
  },
  search: {
    placeholder: 'ابحث عن أكواب أو مصابيح',
    clear: 'مسح البحث',
    suggestions: 'عمليات بحث مقترحة',
    all: (value) => `عرض ${products(value)}`,
    nothing: 'لا توجد منتجات',
    advice: 'تحقق من الإملاء، أو استخدم كلمات أقل.',
    resultsFor: (query) => `نتائج «${query}»`,
    everything: 'كل المنتجات',
    relaxed: 'لا يطابق أي منتج كل الكلمات. هذه المنتجات تطابق بعضها.',
    filters: 'التصفية',
    filterButton: (value) => (value > 0 ? `التصفية (${number(value)})` : 'التصفية'),
    removeFilters: 'إزالة التصفية',
    show: (value) => `عرض ${products(value)}`,
  },
  product: {
    add: 'أضف إلى السلة',
    soldOut: 'نفد',
    new: 'جديد',
    discount: (percent) => `خصم ${number(percent)}٪`,
    colours: (value) =>
      count(value, {
        zero: 'لا ألوان',
        one: 'لون واحد',
        two: 'لونان',
        few: 'ألوان',
        many: 'لونًا',
        other: 'لون',
      }),
    low: (quantity) => `المتبقي ${number(quantity)} فقط`,
    notAdded: 'لا يوجد مخزون آخر من هذا الاختيار.',
    save: (name) => `حفظ ${name}`,
    related: (group) => `المزيد من ${group}`,
    recent: 'شاهدتها سابقًا',
  },
  wishlist: {
    title: 'المفضلة',
    link: (value) => `المفضلة، ${products(value)}`,
    count: products,
    empty: 'لم تحفظ شيئًا بعد',
    advice: 'اضغط على القلب عند أي منتج لتجده هنا.',
  },
  cart: {
    title: (value) => (value > 0 ? `سلتك (${number(value)})` : 'سلتك'),
    button: (value) => `السلة، ${items(value)}`,
    order: 'طلبك',
    empty: 'سلتك فارغة',
    each: (price) => `${price} للقطعة`,
    remove: 'حذف',
    accept: 'موافق',
    subtotal: 'المجموع الفرعي',
    savings: 'توفيرك',
    note: 'يُحسب الشحن والضرائب عند إتمام الشراء.',
    view: 'عرض السلة وإتمام الشراء',
    checkout: 'إتمام الشراء',
  },
  checkout: {
    title: 'إتمام الشراء',
    text: 'ينتهي المتجر هنا، وتتولى صفحة الدفع الباقي.',
    handedOver: 'ما تستلمه صفحة الدفع',
    withoutPrices: 'لا تحمل الأسطر أسعارًا. يقرأ الخادم كل سعر من المتجر من جديد.',
    shipping: 'الشحن والضرائب',
    later: 'عند الدفع',
    back: 'العودة إلى السلة',
  },
  notFound: {
    title: 'هذه الصفحة غير موجودة',
    text: 'ربما لم يعد المنتج متوفرًا، أو أن العنوان خاطئ.',
    link: 'إلى الصفحة الأولى',
  },
  loadError: {
    title: 'تعذّر التحميل',
    text: 'تعذّر الوصول إلى المتجر.',
    retry: 'إعادة المحاولة',
  },
  footer: {
    about: 'متجر من الكتالوج التجريبي. لا شيء هنا للبيع.',
    shop: 'تسوّق',
    help: 'مساعدة',
    pages: 'صفحات المساعدة',
    end: 'بُني بمكوّنات storefront-react وورقة أنماط واحدة.',
  },
}
