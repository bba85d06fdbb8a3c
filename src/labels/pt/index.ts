import type { CartLabels } from '../../cart/labels.js'
import type { Labels } from '../../provider/labels.js'
import { groupName } from '../../search/facets/group-name.js'
import { createFormats } from '../create-formats.js'

type Formats = ReturnType<typeof createFormats<'one'>>

const facetNames: Readonly<Record<string, string>> = {
  collections: 'Categorias',
  price: 'Preço',
  available: 'Disponibilidade',
}
const facetName = (name: string) => facetNames[name] ?? groupName(name)

const createCartLabels = ({ number, count }: Formats): CartLabels => ({
  add: 'Adicionar ao carrinho',
  quantity: ({ name }) => `Quantidade: ${name}`,
  increment: ({ name }) => `Aumentar a quantidade: ${name}`,
  decrement: ({ name }) => `Diminuir a quantidade: ${name}`,
  remove: ({ name }) => `Remover: ${name}`,
  undo: ({ count: lines }) => count(lines, { one: 'Desfazer a remoção', other: 'Restaurar # itens' }),
  empty: 'Seu carrinho está vazio.',
  accept: ({ name, quantity, price, format }) =>
    quantity === 0 ? `Remover: ${name}` : `Aceitar: ${number(quantity)} × ${name} a ${format(price)}`,
  issue: ({ issue, format }) => {
    switch (issue.type) {
      case 'priceChanged':
        return `O preço mudou de ${format(issue.from)} para ${format(issue.to)}.`
      case 'soldOut':
        return 'Esgotado.'
      case 'tooMany':
        return count(issue.available, { one: 'Apenas # disponível.', other: 'Apenas # disponíveis.' })
      case 'quantityLimit':
        return `A quantidade máxima é ${number(issue.limit)}.`
      case 'lineLimit':
        return count(issue.limit, {
          one: 'O carrinho comporta apenas um produto.',
          other: 'O carrinho comporta no máximo # produtos diferentes.',
        })
      case 'gone':
        return 'Não está mais disponível.'
      case 'unknown':
        return 'Não foi possível acessar a loja. O preço e o estoque podem ter mudado.'
    }
  },
  status: ({ totalQuantity, reason, accepted }) =>
    (accepted === undefined ? '' : `Aceito: ${accepted}. `) +
    (reason
      ? {
          soldOut: 'Esgotado. ',
          stock: 'Não há mais unidades em estoque. ',
          quantityLimit: 'Quantidade máxima atingida. ',
          lineLimit: 'O carrinho está cheio. ',
        }[reason]
      : '') +
    count(totalQuantity, { one: '# item no carrinho', other: '# itens no carrinho' }),
})

const createSearchLabels = ({ number, count }: Formats): Pick<Labels, 'facets' | 'searchField'> => ({
  facets: {
    group: ({ name }) => facetName(name),
    value: ({ name, value, label }) =>
      name === 'available' ? (value === 'true' ? 'Em estoque' : 'Sem estoque') : label,
    count: ({ count: value }) => number(value),
    min: ({ name }) => `${facetName(name)} de`,
    max: ({ name }) => `${facetName(name)} até`,
    invalidAmount: () => 'Digite um preço, por exemplo 20.',
    more: ({ name }) => `Mostrar mais: ${facetName(name)}`,
    range: ({ min, max }) =>
      min === undefined ? `até ${max ?? ''}` : max === undefined ? `a partir de ${min}` : `${min} – ${max}`,
    remove: ({ group, label }) => `Remover o filtro: ${group}, ${label}`,
    clear: 'Limpar todos os filtros',
    apply: 'Aplicar os filtros',
  },
  searchField: {
    input: 'Buscar produtos',
    clear: 'Limpar a busca',
    list: 'Sugestões',
    status: ({ total, isPending, isRelaxed, options }) => {
      if (isPending) return 'Buscando…'
      if (total === undefined) return ''
      const products =
        total === 0
          ? 'Nenhum produto'
          : count(total, { one: '# produto', many: '# de produtos', other: '# produtos' })
      const found = `${products} ${isRelaxed ? 'com algumas das palavras' : total > 1 ? 'encontrados' : 'encontrado'}`
      return options === 0
        ? found
        : `${found}. ${count(options, { one: '# sugestão', other: '# sugestões' })}.`
    },
  },
})

/**
 * Portuguese of Brazil.
 *
 * @param locale for numbers and plurals, such as `'pt-BR'`
 */
export function createLabels(locale = 'pt'): Labels {
  const formats = createFormats<'one'>(locale)
  const { number, percent, count } = formats
  const picture = ({ position, total, alt }: { position: number; total: number; alt: string }) =>
    `Imagem ${number(position)} de ${number(total)}${alt && `: ${alt}`}`
  return {
    cart: createCartLabels(formats),
    ...createSearchLabels(formats),
    error: {
      network: 'Não foi possível acessar a loja. Verifique sua conexão e tente novamente.',
      timeout: 'A loja está demorando para responder. Tente novamente em instantes.',
      rateLimit: 'A loja está com muitos acessos. Tente novamente em instantes.',
      server: 'A loja está com um problema. Tente novamente em instantes.',
      notFound: 'Não está mais disponível.',
      unknown: 'Algo deu errado.',
    },
    price: {
      current: 'Preço promocional',
      original: 'Preço original',
      from: ({ price }) => `A partir de ${price}`,
      discount: ({ percent: value }) => `${percent(value)} de desconto`,
      prior: ({ price }) => `Menor preço dos últimos 30 dias: ${price}`,
      unitPrice: 'Preço por unidade de medida',
      perUnit: ({ price, unit }) => `${price}/${unit}`,
      items: ({ count: items }) => (items === 1 ? 'unidade' : `${number(items)} unidades`),
    },
    productGallery: {
      gallery: ({ name }) => `Imagens: ${name}`,
      thumbnail: picture,
      previous: 'Imagem anterior',
      next: 'Próxima imagem',
      status: picture,
    },
    productList: {
      items: 'Produtos',
      next: ({ paging }) => (paging === 'pages' ? 'Próxima página' : 'Mostrar mais'),
      previous: ({ paging }) => (paging === 'pages' ? 'Página anterior' : 'Mostrar anteriores'),
      loading: ({ side }) =>
        `Carregando ${{ initial: 'produtos', next: 'mais produtos', previous: 'produtos anteriores' }[side]}…`,
      paused: ({ side }) =>
        `Você está sem conexão. ${side === 'initial' ? 'Os' : 'Mais'} produtos serão carregados quando ela voltar.`,
      loaded: ({ shown, total }) =>
        total === undefined
          ? count(shown, { one: 'Mostrando # produto', other: 'Mostrando # produtos' })
          : `Mostrando ${number(shown)} de ${count(total, { one: '# produto', many: '# de produtos', other: '# produtos' })}`,
      empty: 'Nenhum produto encontrado.',
      cursorLost: 'O produto do link não está mais disponível. Mostrando o início da lista.',
      error: ({ side }) =>
        side === 'refetch'
          ? 'Não foi possível atualizar os produtos.'
          : `Não foi possível carregar os ${{ initial: 'produtos', next: 'próximos produtos', previous: 'produtos anteriores' }[side]}.`,
      retry: 'Tentar novamente',
    },
    saved: {
      toggle: 'Salvar',
      toggleName: ({ name }) => `Salvar: ${name}`,
    },
    sort: {
      relevance: 'Mais relevantes',
      'createdAt-asc': 'Mais antigos',
      'createdAt-desc': 'Mais recentes',
      'name-asc': 'Nome: de A a Z',
      'name-desc': 'Nome: de Z a A',
      'price-asc': 'Preço: do menor ao maior',
      'price-desc': 'Preço: do maior ao menor',
    },
    variantPicker: {
      value: ({ value, targetVariant, targetAvailable, changes }) =>
        [
          value,
          ...(targetVariant ? (targetAvailable ? [] : ['esgotado']) : ['indisponível']),
          ...(changes.length ? [`muda ${changes.join(', ')}`] : []),
        ].join(', '),
      status: ({ status, missingOptions, changedOptions }) =>
        changedOptions.map(({ name, value }) => `${name}: ${value ?? 'sem escolha'}. `).join('') +
        {
          incomplete: `Escolha: ${missingOptions.join(', ')}`,
          available: 'Disponível',
          soldOut: 'Esgotado',
          nonexistent: 'Indisponível',
        }[status],
    },
  }
}

/** All texts in Portuguese of Brazil: what the provider’s `labels` takes. */
export const labels: Labels = /* @__PURE__ */ createLabels()
