import type { CartLabels } from '../../cart/labels.js'
import type { Labels } from '../../provider/labels.js'
import { groupName } from '../../search/facets/group-name.js'
import { createFormats } from '../create-formats.js'

type Formats = ReturnType<typeof createFormats<'one' | 'two' | 'few' | 'many'>>

const facetNames: Readonly<Record<string, string>> = {
  collections: 'الأقسام',
  price: 'السعر',
  available: 'التوفر',
}
const facetName = (name: string) => facetNames[name] ?? groupName(name)

const createCartLabels = ({ number, count }: Formats): CartLabels => ({
  add: 'إضافة إلى السلة',
  quantity: ({ name }) => `الكمية: ${name}`,
  increment: ({ name }) => `زيادة الكمية: ${name}`,
  decrement: ({ name }) => `تقليل الكمية: ${name}`,
  remove: ({ name }) => `إزالة: ${name}`,
  undo: ({ count: lines }) =>
    count(lines, {
      one: 'التراجع عن الإزالة',
      two: 'استعادة منتجين',
      few: 'استعادة # منتجات',
      many: 'استعادة # منتجًا',
      other: 'استعادة # منتج',
    }),
  empty: 'سلة التسوق فارغة.',
  accept: ({ name, quantity, price, format }) =>
    quantity === 0 ? `إزالة: ${name}` : `قبول: ${number(quantity)} × ${name} بسعر ${format(price)}`,
  issue: ({ issue, format }) => {
    switch (issue.type) {
      case 'priceChanged':
        return `تغيّر السعر من ${format(issue.from)} إلى ${format(issue.to)}.`
      case 'soldOut':
        return 'نفدت الكمية.'
      case 'tooMany':
        return `المتوفر ${number(issue.available)} فقط.`
      case 'quantityLimit':
        return `الحد الأقصى للكمية هو ${number(issue.limit)}.`
      case 'lineLimit':
        return count(issue.limit, {
          one: 'تتسع السلة لمنتج واحد فقط.',
          two: 'تتسع السلة لمنتجين مختلفين فقط.',
          few: 'تتسع السلة لـ # منتجات مختلفة فقط.',
          many: 'تتسع السلة لـ # منتجًا مختلفًا فقط.',
          other: 'تتسع السلة لـ # منتج مختلف فقط.',
        })
      case 'gone':
        return 'لم يعد متوفرًا.'
      case 'unknown':
        return 'تعذّر الاتصال بالمتجر. ربما تغيّر السعر أو المخزون.'
    }
  },
  status: ({ totalQuantity, reason, accepted }) =>
    (accepted === undefined ? '' : `تم قبول: ${accepted}. `) +
    (reason
      ? {
          soldOut: 'نفدت الكمية. ',
          stock: 'لا يوجد المزيد في المخزون. ',
          quantityLimit: 'تم بلوغ الحد الأقصى للكمية. ',
          lineLimit: 'السلة ممتلئة. ',
        }[reason]
      : '') +
    count(totalQuantity, {
      zero: 'سلة التسوق فارغة',
      one: 'منتج واحد في السلة',
      two: 'منتجان في السلة',
      few: '# منتجات في السلة',
      many: '# منتجًا في السلة',
      other: '# منتج في السلة',
    }),
})

const createSearchLabels = ({ number, count }: Formats): Pick<Labels, 'facets' | 'searchField'> => ({
  facets: {
    group: ({ name }) => facetName(name),
    value: ({ name, value, label }) =>
      name === 'available' ? (value === 'true' ? 'متوفر' : 'غير متوفر') : label,
    count: ({ count: value }) => number(value),
    min: ({ name }) => `${facetName(name)} من`,
    max: ({ name }) => `${facetName(name)} إلى`,
    invalidAmount: () => 'يُرجى إدخال سعر، مثل 20.',
    more: ({ name }) => `عرض المزيد: ${facetName(name)}`,
    range: ({ min, max }) =>
      min === undefined ? `حتى ${max ?? ''}` : max === undefined ? `من ${min}` : `من ${min} إلى ${max}`,
    remove: ({ group, label }) => `إزالة عامل التصفية: ${group}، ${label}`,
    clear: 'إزالة كل عوامل التصفية',
    apply: 'تطبيق عوامل التصفية',
  },
  searchField: {
    input: 'البحث عن منتجات',
    clear: 'مسح البحث',
    list: 'الاقتراحات',
    status: ({ total, isPending, isRelaxed, options }) => {
      if (isPending) return 'جارٍ البحث…'
      if (total === undefined) return ''
      const found =
        total === 0
          ? 'لم يتم العثور على منتجات'
          : isRelaxed
            ? `منتجات تطابق بعض الكلمات: ${number(total)}`
            : count(total, {
                one: 'تم العثور على منتج واحد',
                two: 'تم العثور على منتجين',
                few: 'تم العثور على # منتجات',
                many: 'تم العثور على # منتجًا',
                other: 'تم العثور على # منتج',
              })
      return options === 0
        ? found
        : `${found}. ${count(options, { one: 'اقتراح واحد', two: 'اقتراحان', few: '# اقتراحات', many: '# اقتراحًا', other: '# اقتراح' })}.`
    },
  },
})

/**
 * Modern Standard Arabic.
 *
 * @param locale for numbers and plurals, such as `'ar-EG'`
 */
export function createLabels(locale = 'ar-u-nu-latn'): Labels {
  const formats = createFormats<'one' | 'two' | 'few' | 'many'>(locale)
  const { number, percent, count } = formats
  const picture = ({ position, total, alt }: { position: number; total: number; alt: string }) =>
    `الصورة ${number(position)} من ${number(total)}${alt && `: ${alt}`}`
  return {
    cart: createCartLabels(formats),
    ...createSearchLabels(formats),
    error: {
      network: 'تعذّر الاتصال بالمتجر. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
      timeout: 'تأخر رد المتجر. يُرجى المحاولة مرة أخرى بعد قليل.',
      rateLimit: 'المتجر مزدحم الآن. يُرجى المحاولة مرة أخرى بعد قليل.',
      server: 'حدثت مشكلة في المتجر. يُرجى المحاولة مرة أخرى بعد قليل.',
      notFound: 'لم يعد متوفرًا.',
      unknown: 'حدث خطأ ما.',
    },
    price: {
      current: 'السعر بعد الخصم',
      original: 'السعر الأصلي',
      from: ({ price }) => `يبدأ من ${price}`,
      discount: ({ percent: value }) => `خصم ${percent(value)}`,
      prior: ({ price }) => `أدنى سعر خلال آخر ${number(30)} يومًا: ${price}`,
      unitPrice: 'سعر الوحدة',
      perUnit: ({ price, unit }) => `${price}/${unit}`,
      items: ({ count: items }) =>
        count(items, { one: 'قطعة', two: 'قطعتان', few: '# قطع', many: '# قطعة', other: '# قطعة' }),
    },
    productGallery: {
      gallery: ({ name }) => `صور: ${name}`,
      thumbnail: picture,
      previous: 'الصورة السابقة',
      next: 'الصورة التالية',
      status: picture,
    },
    productList: {
      items: 'المنتجات',
      next: ({ paging }) => (paging === 'pages' ? 'الصفحة التالية' : 'عرض المزيد'),
      previous: ({ paging }) => (paging === 'pages' ? 'الصفحة السابقة' : 'عرض السابق'),
      loading: ({ side }) =>
        `جارٍ تحميل ${{ initial: 'المنتجات', next: 'المزيد من المنتجات', previous: 'المنتجات السابقة' }[side]}…`,
      paused: ({ side }) =>
        `لا يوجد اتصال بالإنترنت. ${side === 'initial' ? 'ستُحمَّل المنتجات' : 'سيُحمَّل المزيد من المنتجات'} عند عودة الاتصال.`,
      loaded: ({ shown, total }) =>
        total === undefined
          ? `المعروض: ${count(shown, { one: 'منتج واحد', two: 'منتجان', few: '# منتجات', many: '# منتجًا', other: '# منتج' })}`
          : `المعروض: ${number(shown)} من ${count(total, { one: 'منتج واحد', two: 'منتجين', few: '# منتجات', many: '# منتجًا', other: '# منتج' })}`,
      empty: 'لم يتم العثور على منتجات.',
      cursorLost: 'لم يعد المنتج في الرابط متوفرًا. تُعرض القائمة من بدايتها.',
      error: ({ side }) =>
        side === 'refetch'
          ? 'تعذّر تحديث المنتجات.'
          : `تعذّر تحميل ${{ initial: 'المنتجات', next: 'المزيد من المنتجات', previous: 'المنتجات السابقة' }[side]}.`,
      retry: 'إعادة المحاولة',
    },
    saved: {
      toggle: 'حفظ',
      toggleName: ({ name }) => `حفظ: ${name}`,
    },
    sort: {
      relevance: 'الأكثر صلة',
      'createdAt-asc': 'الأقدم',
      'createdAt-desc': 'الأحدث',
      'name-asc': 'الاسم: من أ إلى ي',
      'name-desc': 'الاسم: من ي إلى أ',
      'price-asc': 'السعر: من الأقل إلى الأعلى',
      'price-desc': 'السعر: من الأعلى إلى الأقل',
    },
    variantPicker: {
      value: ({ value, targetVariant, targetAvailable, changes }) =>
        [
          value,
          ...(targetVariant ? (targetAvailable ? [] : ['نفدت الكمية']) : ['غير متوفر']),
          ...(changes.length ? [`يغيّر ${changes.join('، ')}`] : []),
        ].join('، '),
      status: ({ status, missingOptions, changedOptions }) =>
        changedOptions.map(({ name, value }) => `${name}: ${value ?? 'غير محدد'}. `).join('') +
        {
          incomplete: `يُرجى اختيار: ${missingOptions.join('، ')}`,
          available: 'متوفر',
          soldOut: 'نفدت الكمية',
          nonexistent: 'غير متوفر',
        }[status],
    },
  }
}

/** All texts in Modern Standard Arabic: what the provider’s `labels` takes. */
export const labels: Labels = /* @__PURE__ */ createLabels()
