import { shopTexts, type ShopTexts } from '../../blocks/shop-ui/shop-texts.js'
import { texts, type Texts } from '../../examples/vite/src/texts.js'

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

export const arabicShopTexts: ShopTexts = {
  ...shopTexts,
  products: 'المنتجات',
  noProducts: 'لا توجد منتجات هنا بعد.',
  soldOut: 'نفد',
  variantGone: 'الخيار المرتبط لم يعد متاحًا.',
  sale: 'تخفيضات',
  sortBy: 'الترتيب',
  filters: (active) => (active > 0 ? `التصفية (${number(active)})` : 'التصفية'),
  cartButton: (value) => `السلة، ${items(value)}`,
  cart: 'سلتك',
  closeCart: 'إغلاق السلة',
  toCart: 'عرض السلة وإتمام الشراء',
  each: (price) => `${price} للقطعة`,
  remove: 'إزالة',
  shipping: 'الشحن',
  payment: 'الدفع',
  total: 'الإجمالي',
  includedTax: (percent, name) => `يشمل ${name} بنسبة ${number(Number(percent))}٪.`,
  search: 'بحث',
  searchPlaceholder: 'ابحث عن أكواب أو مصابيح',
  closeSearch: 'إغلاق البحث',
  allResults: 'عرض كل النتائج',
  savedProducts: 'المنتجات المحفوظة',
  nothingSaved: 'لم تحفظ شيئًا بعد.',
  menu: 'القائمة',
  closeMenu: 'إغلاق القائمة',
  allOf: (name) => `كل ${name}`,
  home: 'المتجر',
  breadcrumbs: 'مسار الصفحة',
  narrowDown: 'الأقسام الفرعية',
  related: (group) => `المزيد من ${group}`,
  viewed: 'شاهدتها سابقًا',
  market: 'البلد والعملة',
  retry: 'إعادة المحاولة',
  skip: 'انتقل إلى المحتوى',
  offline: 'أنت غير متصل بالإنترنت. سلتك محفوظة.',
}

export const arabicTexts: Texts = {
  ...texts,
  shopName: 'هولم وهيرث',
  departments: 'الأقسام',
  service: 'مساعدة',
  welcome: 'أشياء جيدة لكل يوم',
  about: 'خزف وكتان وصوف وضوء، تُصنع بأعداد صغيرة.',
  seeNew: 'شاهد الجديد',
  gifts: 'هدايا',
  newIn: 'وصل حديثًا',
  sale: 'تخفيضات',
  seeAll: 'عرض الكل',
  allProducts: 'كل المنتجات',
  seeAllProducts: 'عرض كل المنتجات',
  delivery: { title: 'الإرسال في اليوم نفسه', text: 'إذا وصل طلبك قبل الظهر.' },
  returns: { title: 'ثلاثون يومًا للإرجاع', text: 'أعد المنتجات كما وصلت.' },
  repair: { title: 'إصلاح مجاني لخمس سنوات', text: 'راسلنا قبل أن ترمي شيئًا.' },
  emptyCart: 'سلتك فارغة.',
  items: 'المنتجات',
  order: 'الطلب',
  checkOut: 'إتمام الشراء',
  wishlist: 'المفضلة',
  wishlistLink: (value) => `المفضلة، ${products(value)}`,
  end: 'متجر من الكتالوج التجريبي. لا شيء هنا للبيع.',
}
