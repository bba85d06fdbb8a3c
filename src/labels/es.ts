import type { LanguagePack } from '../core/labels/language-pack.js'

/** Why the cart refuses units. */
const limit = {
  soldOut: 'Agotado.',
  stock: 'No quedan más unidades.',
  quantityLimit: 'Cantidad máxima alcanzada.',
  lineLimit: 'El carrito está lleno.',
  quantityRule: 'Esta cantidad no se puede pedir.',
}

const picture = ['Imagen {position} de {total}', { alt: { other: ': {alt}' } }]

/** All texts in Spanish, informal. */
export const pack: LanguagePack = {
  locale: 'es',
  separator: ', ',
  cart: {
    add: 'Añadir al carrito',
    quantity: 'Cantidad: {name}',
    increment: 'Aumentar la cantidad: {name}',
    decrement: 'Reducir la cantidad: {name}',
    remove: 'Eliminar: {name}',
    undo: { count: { one: 'Deshacer la eliminación', other: 'Restaurar {count} artículos' } },
    empty: 'Tu carrito está vacío.',
    update: 'Actualizar el carrito',
    accept: { quantity: { 0: 'Eliminar: {name}', other: 'Aceptar: {quantity} × {name} a {price}' } },
    issue: [
      {
        type: {
          priceChanged: 'El precio ha cambiado de {from} a {to}.',
          soldOut: 'Agotado.',
          tooMany: { available: { one: 'Solo queda {available}.', other: 'Solo quedan {available}.' } },
          quantityLimit: 'La cantidad máxima es {limit}.',
          lineLimit: {
            limit: {
              one: 'En el carrito solo cabe un producto.',
              other: 'En el carrito caben como máximo {limit} productos distintos.',
            },
          },
          gone: 'Ya no está disponible.',
          unknown: 'No se puede conectar con la tienda. El precio y las existencias pueden haber cambiado.',
          quantityRule: [
            'Cantidad: mínimo {min}',
            { step: { 1: '', other: ', de {step} en {step}' } },
            { max: { other: ', máximo {max}' } },
            '.',
          ],
          notAQuantity: 'Introduce un número entero.',
        },
      },
      { counted: { other: ' El total cuenta {counted}.' } },
    ],
    status: [
      { accepted: { other: 'Aceptado: {accepted}. ' } },
      { reason: limit },
      { reason: { other: ' ' } },
      {
        totalQuantity: {
          one: '{totalQuantity} artículo en el carrito',
          other: '{totalQuantity} artículos en el carrito',
        },
      },
    ],
    limit: { reason: limit },
    subtotal: 'Subtotal',
    savings: 'Ahorras',
  },
  error: {
    network: 'No se puede conectar con la tienda. Comprueba tu conexión e inténtalo de nuevo.',
    timeout: 'La tienda tarda demasiado en responder. Inténtalo de nuevo en un momento.',
    rateLimit: 'La tienda está recibiendo muchas visitas. Inténtalo de nuevo en un momento.',
    server: 'La tienda tiene un problema. Inténtalo de nuevo en un momento.',
    notFound: 'Ya no está disponible.',
    unknown: 'Algo ha salido mal.',
  },
  facets: {
    group: {
      name: {
        collections: 'Categorías',
        price: 'Precio',
        available: 'Disponibilidad',
        brand: 'Marca',
        color: 'Color',
        size: 'Talla',
        material: 'Material',
      },
    },
    value: { name: { available: { value: { true: 'En stock', other: 'Agotado' } }, other: '{label}' } },
    count: '{count}',
    min: '{name} desde',
    max: '{name} hasta',
    invalidAmount: ['Introduce un precio, por ejemplo 20.'],
    more: 'Mostrar más: {name}',
    range: { min: { none: 'hasta {max}', other: { max: { none: 'desde {min}', other: '{min} – {max}' } } } },
    remove: 'Quitar el filtro: {group}, {label}',
    clear: 'Quitar todos los filtros',
    apply: 'Aplicar los filtros',
  },
  price: {
    current: 'Precio rebajado',
    original: 'Precio original',
    from: 'Desde {price}',
    discount: '{percent} de descuento',
    prior: 'Precio más bajo de los 30 días anteriores a la rebaja: {price}',
    unitPrice: 'Precio por unidad de medida',
    perUnit: '{price}/{unit}',
    items: { count: { 1: 'unidad', other: '{count} unidades' } },
  },
  productGallery: {
    gallery: 'Imágenes: {name}',
    thumbnail: picture,
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    status: picture,
  },
  productList: {
    items: 'Productos',
    next: { paging: { pages: 'Página siguiente', other: 'Mostrar más' } },
    previous: { paging: { pages: 'Página anterior', other: 'Mostrar anteriores' } },
    loading: {
      side: {
        initial: 'Cargando productos…',
        next: 'Cargando más productos…',
        previous: 'Cargando productos anteriores…',
      },
    },
    paused: ['No tienes conexión. Los productos se cargarán cuando la recuperes.'],
    loaded: {
      total: {
        none: { shown: { one: 'Se muestra {shown} producto', other: 'Se muestran {shown} productos' } },
        one: 'Mostrando {shown} de {total} producto',
        many: 'Mostrando {shown} de {total} de productos',
        other: 'Mostrando {shown} de {total} productos',
      },
    },
    empty: 'No se han encontrado productos.',
    cursorLost: 'El producto del enlace ya no está disponible. Se muestra el principio de la lista.',
    error: {
      side: {
        initial: 'No se han podido cargar los productos.',
        next: 'No se han podido cargar los productos siguientes.',
        previous: 'No se han podido cargar los productos anteriores.',
        refetch: 'No se han podido actualizar los productos.',
      },
    },
    retry: 'Reintentar',
  },
  saved: {
    toggle: 'Guardar',
    toggleName: 'Guardar: {name}',
  },
  searchField: {
    input: 'Buscar productos',
    clear: 'Borrar la búsqueda',
    list: 'Sugerencias',
    status: {
      isPending: {
        true: 'Buscando…',
        other: {
          total: {
            other: [
              {
                isRelaxed: {
                  true: {
                    total: {
                      0: 'Ningún producto con algunas de las palabras',
                      one: '{total} producto con algunas de las palabras',
                      many: '{total} de productos con algunas de las palabras',
                      other: '{total} productos con algunas de las palabras',
                    },
                  },
                  other: {
                    total: {
                      0: 'Ningún producto encontrado',
                      one: '{total} producto encontrado',
                      many: '{total} de productos encontrados',
                      other: '{total} productos encontrados',
                    },
                  },
                },
              },
              { options: { 0: '', one: '. {options} sugerencia.', other: '. {options} sugerencias.' } },
            ],
          },
        },
      },
    },
  },
  sort: {
    relevance: 'Relevancia',
    'createdAt-asc': 'Más antiguos',
    'createdAt-desc': 'Novedades',
    'name-asc': 'Nombre: de la A a la Z',
    'name-desc': 'Nombre: de la Z a la A',
    'price-asc': 'Precio: de menor a mayor',
    'price-desc': 'Precio: de mayor a menor',
  },
  stock: {
    inStock: 'En stock',
    low: { quantity: { one: 'Solo queda {quantity}', other: 'Solo quedan {quantity}' } },
    backorder: 'Bajo pedido',
    soldOut: 'Agotado',
    unknown: 'Elige una opción para ver la disponibilidad.',
  },
  variantPicker: {
    value: [
      '{value}',
      {
        targetVariant: {
          none: ', no disponible',
          other: { targetAvailable: { true: '', other: ', agotado' } },
        },
      },
      { changes: { other: ', cambia {changes}' } },
    ],
    status: [
      { changedOptions: { each: ['{name}: ', { value: { none: 'sin elegir', other: '{value}' } }, '. '] } },
      {
        status: {
          incomplete: 'Elige: {missingOptions}',
          available: 'Disponible',
          soldOut: 'Agotado',
          nonexistent: 'No disponible',
        },
      },
    ],
  },
}
