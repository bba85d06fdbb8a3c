import type { LanguagePack } from '../core/labels/language-pack.js'

/** Why the cart refuses units. */
const limit = {
  soldOut: 'نفدت الكمية.',
  stock: 'لا يوجد المزيد في المخزون.',
  quantityLimit: 'تم بلوغ الحد الأقصى للكمية.',
  lineLimit: 'السلة ممتلئة.',
  quantityRule: 'لا يمكن طلب هذه الكمية.',
}

const picture = ['الصورة {position} من {total}', { alt: { other: ': {alt}' } }]

/** All texts in Modern Standard Arabic. */
export const pack: LanguagePack = {
  locale: 'ar-u-nu-latn',
  separator: '، ',
  cart: {
    add: 'إضافة إلى السلة',
    quantity: 'الكمية: {name}',
    increment: 'زيادة الكمية: {name}',
    decrement: 'تقليل الكمية: {name}',
    remove: 'إزالة: {name}',
    undo: {
      count: {
        one: 'التراجع عن الإزالة',
        two: 'استعادة منتجين',
        few: 'استعادة {count} منتجات',
        many: 'استعادة {count} منتجًا',
        other: 'استعادة {count} منتج',
      },
    },
    empty: 'سلة التسوق فارغة.',
    update: 'تحديث سلة التسوق',
    accept: { quantity: { 0: 'إزالة: {name}', other: 'قبول: {quantity} × {name} بسعر {price}' } },
    issue: [
      {
        type: {
          priceChanged: 'تغيّر السعر من {from} إلى {to}.',
          soldOut: 'نفدت الكمية.',
          tooMany: 'المتوفر {available} فقط.',
          quantityLimit: 'الحد الأقصى للكمية هو {limit}.',
          lineLimit: {
            limit: {
              one: 'تتسع السلة لمنتج واحد فقط.',
              two: 'تتسع السلة لمنتجين مختلفين فقط.',
              few: 'تتسع السلة لـ {limit} منتجات مختلفة فقط.',
              many: 'تتسع السلة لـ {limit} منتجًا مختلفًا فقط.',
              other: 'تتسع السلة لـ {limit} منتج مختلف فقط.',
            },
          },
          gone: 'لم يعد متوفرًا.',
          unknown: 'تعذّر الاتصال بالمتجر. ربما تغيّر السعر أو المخزون.',
          quantityRule: [
            'الكمية: {min} على الأقل',
            { step: { 1: '', other: '، بزيادة {step} في كل مرة' } },
            { max: { other: '، {max} على الأكثر' } },
            '.',
          ],
          notAQuantity: 'أدخل عددًا صحيحًا.',
        },
      },
      { counted: { other: ' المجموع محسوب لكمية {counted}.' } },
    ],
    status: [
      { accepted: { other: 'تم قبول: {accepted}. ' } },
      { reason: limit },
      { reason: { other: ' ' } },
      {
        totalQuantity: {
          0: 'سلة التسوق فارغة',
          one: 'منتج واحد في السلة',
          two: 'منتجان في السلة',
          few: '{totalQuantity} منتجات في السلة',
          many: '{totalQuantity} منتجًا في السلة',
          other: '{totalQuantity} منتج في السلة',
        },
      },
    ],
    limit: { reason: limit },
    subtotal: 'المجموع الفرعي',
    savings: 'قيمة التوفير',
  },
  error: {
    network: 'تعذّر الاتصال بالمتجر. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
    timeout: 'تأخر رد المتجر. يُرجى المحاولة مرة أخرى بعد قليل.',
    rateLimit: 'المتجر مزدحم الآن. يُرجى المحاولة مرة أخرى بعد قليل.',
    server: 'حدثت مشكلة في المتجر. يُرجى المحاولة مرة أخرى بعد قليل.',
    notFound: 'لم يعد متوفرًا.',
    unknown: 'حدث خطأ ما.',
  },
  facets: {
    group: {
      name: {
        collections: 'الأقسام',
        price: 'السعر',
        available: 'التوفر',
        brand: 'العلامة التجارية',
        color: 'اللون',
        size: 'المقاس',
        material: 'الخامة',
      },
    },
    value: { name: { available: { value: { true: 'متوفر', other: 'غير متوفر' } }, other: '{label}' } },
    count: '{count}',
    min: '{name} من',
    max: '{name} إلى',
    invalidAmount: ['يُرجى إدخال سعر، مثل 20.'],
    more: 'عرض المزيد: {name}',
    range: { min: { none: 'حتى {max}', other: { max: { none: 'من {min}', other: 'من {min} إلى {max}' } } } },
    remove: 'إزالة عامل التصفية: {group}، {label}',
    clear: 'إزالة كل عوامل التصفية',
    apply: 'تطبيق عوامل التصفية',
  },
  price: {
    current: 'السعر بعد الخصم',
    original: 'السعر الأصلي',
    from: 'يبدأ من {price}',
    discount: 'خصم {percent}',
    prior: 'أدنى سعر خلال {days} يومًا قبل التخفيض: {price}',
    unitPrice: 'سعر الوحدة',
    perUnit: '{price}/{unit}',
    items: { count: { one: 'قطعة', two: 'قطعتان', few: '{count} قطع', other: '{count} قطعة' } },
  },
  productGallery: {
    gallery: 'صور: {name}',
    thumbnail: picture,
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    status: picture,
  },
  productList: {
    items: 'المنتجات',
    next: { paging: { pages: 'الصفحة التالية', other: 'عرض المزيد' } },
    previous: { paging: { pages: 'الصفحة السابقة', other: 'عرض السابق' } },
    loading: {
      side: {
        initial: 'جارٍ تحميل المنتجات…',
        next: 'جارٍ تحميل المزيد من المنتجات…',
        previous: 'جارٍ تحميل المنتجات السابقة…',
      },
    },
    paused: ['لا يوجد اتصال بالإنترنت. ستُحمَّل المنتجات عند عودة الاتصال.'],
    loaded: {
      total: {
        none: {
          shown: {
            one: 'المعروض: منتج واحد',
            two: 'المعروض: منتجان',
            few: 'المعروض: {shown} منتجات',
            many: 'المعروض: {shown} منتجًا',
            other: 'المعروض: {shown} منتج',
          },
        },
        one: 'المعروض: {shown} من منتج واحد',
        two: 'المعروض: {shown} من منتجين',
        few: 'المعروض: {shown} من {total} منتجات',
        many: 'المعروض: {shown} من {total} منتجًا',
        other: 'المعروض: {shown} من {total} منتج',
      },
    },
    empty: 'لم يتم العثور على منتجات.',
    cursorLost: 'لم يعد المنتج في الرابط متوفرًا. تُعرض القائمة من بدايتها.',
    error: {
      side: {
        initial: 'تعذّر تحميل المنتجات.',
        next: 'تعذّر تحميل المزيد من المنتجات.',
        previous: 'تعذّر تحميل المنتجات السابقة.',
        refetch: 'تعذّر تحديث المنتجات.',
      },
    },
    retry: 'إعادة المحاولة',
  },
  saved: {
    toggle: 'حفظ',
    toggleName: 'حفظ: {name}',
  },
  searchField: {
    input: 'البحث عن منتجات',
    clear: 'مسح البحث',
    list: 'الاقتراحات',
    status: {
      isPending: {
        true: 'جارٍ البحث…',
        other: {
          total: {
            other: [
              {
                isRelaxed: {
                  true: {
                    total: { 0: 'لم يتم العثور على منتجات', other: 'منتجات تطابق بعض الكلمات: {total}' },
                  },
                  other: {
                    total: {
                      0: 'لم يتم العثور على منتجات',
                      one: 'تم العثور على منتج واحد',
                      two: 'تم العثور على منتجين',
                      few: 'تم العثور على {total} منتجات',
                      many: 'تم العثور على {total} منتجًا',
                      other: 'تم العثور على {total} منتج',
                    },
                  },
                },
              },
              {
                options: {
                  0: '',
                  one: '. اقتراح واحد.',
                  two: '. اقتراحان.',
                  few: '. {options} اقتراحات.',
                  many: '. {options} اقتراحًا.',
                  other: '. {options} اقتراح.',
                },
              },
            ],
          },
        },
      },
    },
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
  stock: {
    inStock: 'متوفر',
    low: 'المتوفر {quantity} فقط',
    backorder: 'متوفر حسب الطلب',
    soldOut: 'نفدت الكمية',
    unknown: 'يُرجى اختيار أحد الخيارات لمعرفة التوفر.',
  },
  variantPicker: {
    value: [
      '{value}',
      {
        targetVariant: {
          none: '، غير متوفر',
          other: { targetAvailable: { true: '', other: '، نفدت الكمية' } },
        },
      },
      { changes: { other: '، يغيّر {changes}' } },
    ],
    status: [
      { changedOptions: { each: ['{name}: ', { value: { none: 'غير محدد', other: '{value}' } }, '. '] } },
      {
        status: {
          incomplete: 'يُرجى اختيار: {missingOptions}',
          available: 'متوفر',
          soldOut: 'نفدت الكمية',
          nonexistent: 'غير متوفر',
        },
      },
    ],
  },
}
