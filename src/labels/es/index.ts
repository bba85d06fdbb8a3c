import type { CartLabels } from '../../cart/labels.js'
import type { Labels } from '../../provider/labels.js'
import { groupName } from '../../search/facets/group-name.js'
import { createFormats } from '../create-formats.js'

type Formats = ReturnType<typeof createFormats<'one'>>

const facetNames: Readonly<Record<string, string>> = {
  collections: 'Categorías',
  price: 'Precio',
  available: 'Disponibilidad',
}
const facetName = (name: string) => facetNames[name] ?? groupName(name)

const createCartLabels = ({ number, count }: Formats): CartLabels => ({
  add: 'Añadir al carrito',
  quantity: ({ name }) => `Cantidad: ${name}`,
  increment: ({ name }) => `Aumentar la cantidad: ${name}`,
  decrement: ({ name }) => `Reducir la cantidad: ${name}`,
  remove: ({ name }) => `Eliminar: ${name}`,
  undo: ({ count: lines }) =>
    count(lines, { one: 'Deshacer la eliminación', other: 'Restaurar # artículos' }),
  empty: 'Tu carrito está vacío.',
  accept: ({ name, quantity, price, format }) =>
    quantity === 0 ? `Eliminar: ${name}` : `Aceptar: ${number(quantity)} × ${name} a ${format(price)}`,
  issue: ({ issue, format }) => {
    switch (issue.type) {
      case 'priceChanged':
        return `El precio ha cambiado de ${format(issue.from)} a ${format(issue.to)}.`
      case 'soldOut':
        return 'Agotado.'
      case 'tooMany':
        return count(issue.available, { one: 'Solo queda #.', other: 'Solo quedan #.' })
      case 'quantityLimit':
        return `La cantidad máxima es ${number(issue.limit)}.`
      case 'lineLimit':
        return count(issue.limit, {
          one: 'En el carrito solo cabe un producto.',
          other: 'En el carrito caben como máximo # productos distintos.',
        })
      case 'gone':
        return 'Ya no está disponible.'
      case 'unknown':
        return 'No se puede conectar con la tienda. El precio y las existencias pueden haber cambiado.'
    }
  },
  status: ({ totalQuantity, reason, accepted }) =>
    (accepted === undefined ? '' : `Aceptado: ${accepted}. `) +
    (reason
      ? {
          soldOut: 'Agotado. ',
          stock: 'No quedan más unidades. ',
          quantityLimit: 'Cantidad máxima alcanzada. ',
          lineLimit: 'El carrito está lleno. ',
        }[reason]
      : '') +
    count(totalQuantity, { one: '# artículo en el carrito', other: '# artículos en el carrito' }),
})

const createSearchLabels = ({ number, count }: Formats): Pick<Labels, 'facets' | 'searchField'> => ({
  facets: {
    group: ({ name }) => facetName(name),
    value: ({ name, value, label }) =>
      name === 'available' ? (value === 'true' ? 'En stock' : 'Agotado') : label,
    count: ({ count: value }) => number(value),
    min: ({ name }) => `${facetName(name)} desde`,
    max: ({ name }) => `${facetName(name)} hasta`,
    invalidAmount: () => 'Introduce un precio, por ejemplo 20.',
    more: ({ name }) => `Mostrar más: ${facetName(name)}`,
    range: ({ min, max }) =>
      min === undefined ? `hasta ${max ?? ''}` : max === undefined ? `desde ${min}` : `${min} – ${max}`,
    remove: ({ group, label }) => `Quitar el filtro: ${group}, ${label}`,
    clear: 'Quitar todos los filtros',
    apply: 'Aplicar los filtros',
  },
  searchField: {
    input: 'Buscar productos',
    clear: 'Borrar la búsqueda',
    list: 'Sugerencias',
    status: ({ total, isPending, isRelaxed, options }) => {
      if (isPending) return 'Buscando…'
      if (total === undefined) return ''
      const products =
        total === 0
          ? 'Ningún producto'
          : count(total, { one: '# producto', many: '# de productos', other: '# productos' })
      const found = `${products} ${isRelaxed ? 'con algunas de las palabras' : total > 1 ? 'encontrados' : 'encontrado'}`
      return options === 0
        ? found
        : `${found}. ${count(options, { one: '# sugerencia', other: '# sugerencias' })}.`
    },
  },
})

/**
 * Spanish, informal.
 *
 * @param locale for numbers and plurals, such as `'es-MX'`
 */
export function createLabels(locale = 'es'): Labels {
  const formats = createFormats<'one'>(locale)
  const { number, percent, count } = formats
  const picture = ({ position, total, alt }: { position: number; total: number; alt: string }) =>
    `Imagen ${number(position)} de ${number(total)}${alt && `: ${alt}`}`
  return {
    cart: createCartLabels(formats),
    ...createSearchLabels(formats),
    error: {
      network: 'No se puede conectar con la tienda. Comprueba tu conexión e inténtalo de nuevo.',
      timeout: 'La tienda tarda demasiado en responder. Inténtalo de nuevo en un momento.',
      rateLimit: 'La tienda está recibiendo muchas visitas. Inténtalo de nuevo en un momento.',
      server: 'La tienda tiene un problema. Inténtalo de nuevo en un momento.',
      notFound: 'Ya no está disponible.',
      unknown: 'Algo ha salido mal.',
    },
    price: {
      current: 'Precio rebajado',
      original: 'Precio original',
      from: ({ price }) => `Desde ${price}`,
      discount: ({ percent: value }) => `${percent(value)} de descuento`,
      prior: ({ price }) => `Precio más bajo de los últimos 30 días: ${price}`,
      unitPrice: 'Precio por unidad de medida',
      perUnit: ({ price, unit }) => `${price}/${unit}`,
      items: ({ count: items }) => (items === 1 ? 'unidad' : `${number(items)} unidades`),
    },
    productGallery: {
      gallery: ({ name }) => `Imágenes: ${name}`,
      thumbnail: picture,
      previous: 'Imagen anterior',
      next: 'Imagen siguiente',
      status: picture,
    },
    productList: {
      items: 'Productos',
      next: ({ paging }) => (paging === 'pages' ? 'Página siguiente' : 'Mostrar más'),
      previous: ({ paging }) => (paging === 'pages' ? 'Página anterior' : 'Mostrar anteriores'),
      loading: ({ side }) =>
        `Cargando ${{ initial: 'productos', next: 'más productos', previous: 'productos anteriores' }[side]}…`,
      paused: ({ side }) =>
        `No tienes conexión. ${side === 'initial' ? 'Los' : 'Más'} productos se cargarán cuando la recuperes.`,
      loaded: ({ shown, total }) =>
        total === undefined
          ? count(shown, { one: 'Se muestra # producto', other: 'Se muestran # productos' })
          : `Mostrando ${number(shown)} de ${count(total, { one: '# producto', many: '# de productos', other: '# productos' })}`,
      empty: 'No se han encontrado productos.',
      cursorLost: 'El producto del enlace ya no está disponible. Se muestra el principio de la lista.',
      error: ({ side }) =>
        side === 'refetch'
          ? 'No se han podido actualizar los productos.'
          : `No se han podido cargar los productos${{ initial: '', next: ' siguientes', previous: ' anteriores' }[side]}.`,
      retry: 'Reintentar',
    },
    saved: {
      toggle: 'Guardar',
      toggleName: ({ name }) => `Guardar: ${name}`,
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
    variantPicker: {
      value: ({ value, targetVariant, targetAvailable, changes }) =>
        [
          value,
          ...(targetVariant ? (targetAvailable ? [] : ['agotado']) : ['no disponible']),
          ...(changes.length ? [`cambia ${changes.join(', ')}`] : []),
        ].join(', '),
      status: ({ status, missingOptions, changedOptions }) =>
        changedOptions.map(({ name, value }) => `${name}: ${value ?? 'sin elegir'}. `).join('') +
        {
          incomplete: `Elige: ${missingOptions.join(', ')}`,
          available: 'Disponible',
          soldOut: 'Agotado',
          nonexistent: 'No disponible',
        }[status],
    },
  }
}

/** All texts in Spanish, informal: what the provider’s `labels` takes. */
export const labels: Labels = /* @__PURE__ */ createLabels()
