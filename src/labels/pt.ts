import type { LanguagePack } from '../core/labels/language-pack.js'

/** Why the cart refuses units. */
const limit = {
  soldOut: 'Esgotado.',
  stock: 'Não há mais unidades em estoque.',
  quantityLimit: 'Quantidade máxima atingida.',
  lineLimit: 'O carrinho está cheio.',
  quantityRule: 'Esta quantidade não pode ser pedida.',
}

const picture = ['Imagem {position} de {total}', { alt: { other: ': {alt}' } }]

/** All texts in Portuguese of Brazil. */
export const pack: LanguagePack = {
  locale: 'pt',
  separator: ', ',
  cart: {
    add: 'Adicionar ao carrinho',
    quantity: 'Quantidade: {name}',
    increment: 'Aumentar a quantidade: {name}',
    decrement: 'Diminuir a quantidade: {name}',
    remove: 'Remover: {name}',
    undo: { count: { one: 'Desfazer a remoção', other: 'Restaurar {count} itens' } },
    empty: 'Seu carrinho está vazio.',
    update: 'Atualizar o carrinho',
    accept: { quantity: { 0: 'Remover: {name}', other: 'Aceitar: {quantity} × {name} a {price}' } },
    issue: [
      {
        type: {
          priceChanged: 'O preço mudou de {from} para {to}.',
          soldOut: 'Esgotado.',
          tooMany: {
            available: { one: 'Apenas {available} disponível.', other: 'Apenas {available} disponíveis.' },
          },
          quantityLimit: 'A quantidade máxima é {limit}.',
          lineLimit: {
            limit: {
              one: 'O carrinho comporta apenas um produto.',
              other: 'O carrinho comporta no máximo {limit} produtos diferentes.',
            },
          },
          gone: 'Não está mais disponível.',
          unknown: 'Não foi possível acessar a loja. O preço e o estoque podem ter mudado.',
          quantityRule: [
            'Quantidade: no mínimo {min}',
            { step: { 1: '', other: ', de {step} em {step}' } },
            { max: { other: ', no máximo {max}' } },
            '.',
          ],
          notAQuantity: 'Informe um número inteiro.',
        },
      },
      { counted: { other: ' O total considera {counted}.' } },
    ],
    status: [
      { accepted: { other: 'Aceito: {accepted}. ' } },
      { reason: limit },
      { reason: { other: ' ' } },
      {
        totalQuantity: {
          one: '{totalQuantity} item no carrinho',
          other: '{totalQuantity} itens no carrinho',
        },
      },
    ],
    limit: { reason: limit },
    subtotal: 'Subtotal',
    savings: 'Você economiza',
  },
  error: {
    network: 'Não foi possível acessar a loja. Verifique sua conexão e tente novamente.',
    timeout: 'A loja está demorando para responder. Tente novamente em instantes.',
    rateLimit: 'A loja está com muitos acessos. Tente novamente em instantes.',
    server: 'A loja está com um problema. Tente novamente em instantes.',
    notFound: 'Não está mais disponível.',
    unknown: 'Algo deu errado.',
  },
  facets: {
    group: {
      name: {
        collections: 'Categorias',
        price: 'Preço',
        available: 'Disponibilidade',
        brand: 'Marca',
        color: 'Cor',
        size: 'Tamanho',
        material: 'Material',
      },
    },
    value: { name: { available: { value: { true: 'Em estoque', other: 'Sem estoque' } }, other: '{label}' } },
    count: '{count}',
    min: '{name} de',
    max: '{name} até',
    invalidAmount: ['Digite um preço, por exemplo 20.'],
    more: 'Mostrar mais: {name}',
    range: {
      min: { none: 'até {max}', other: { max: { none: 'a partir de {min}', other: '{min} – {max}' } } },
    },
    remove: 'Remover o filtro: {group}, {label}',
    clear: 'Limpar todos os filtros',
    apply: 'Aplicar os filtros',
  },
  price: {
    current: 'Preço promocional',
    original: 'Preço original',
    from: 'A partir de {price}',
    discount: '{percent} de desconto',
    prior: 'Menor preço dos 30 dias anteriores à redução: {price}',
    unitPrice: 'Preço por unidade de medida',
    perUnit: '{price}/{unit}',
    items: { count: { 1: 'unidade', other: '{count} unidades' } },
  },
  productGallery: {
    gallery: 'Imagens: {name}',
    thumbnail: picture,
    previous: 'Imagem anterior',
    next: 'Próxima imagem',
    status: picture,
  },
  productList: {
    items: 'Produtos',
    next: { paging: { pages: 'Próxima página', other: 'Mostrar mais' } },
    previous: { paging: { pages: 'Página anterior', other: 'Mostrar anteriores' } },
    loading: {
      side: {
        initial: 'Carregando produtos…',
        next: 'Carregando mais produtos…',
        previous: 'Carregando produtos anteriores…',
      },
    },
    paused: {
      side: {
        initial: 'Você está sem conexão. Os produtos serão carregados quando ela voltar.',
        other: 'Você está sem conexão. Mais produtos serão carregados quando ela voltar.',
      },
    },
    loaded: {
      total: {
        none: { shown: { one: 'Mostrando {shown} produto', other: 'Mostrando {shown} produtos' } },
        one: 'Mostrando {shown} de {total} produto',
        many: 'Mostrando {shown} de {total} de produtos',
        other: 'Mostrando {shown} de {total} produtos',
      },
    },
    empty: 'Nenhum produto encontrado.',
    cursorLost: 'O produto do link não está mais disponível. Mostrando o início da lista.',
    error: {
      side: {
        initial: 'Não foi possível carregar os produtos.',
        next: 'Não foi possível carregar os próximos produtos.',
        previous: 'Não foi possível carregar os produtos anteriores.',
        refetch: 'Não foi possível atualizar os produtos.',
      },
    },
    retry: 'Tentar novamente',
  },
  saved: {
    toggle: 'Salvar',
    toggleName: 'Salvar: {name}',
  },
  searchField: {
    input: 'Buscar produtos',
    clear: 'Limpar a busca',
    list: 'Sugestões',
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
                      0: 'Nenhum produto com algumas das palavras',
                      one: '{total} produto com algumas das palavras',
                      many: '{total} de produtos com algumas das palavras',
                      other: '{total} produtos com algumas das palavras',
                    },
                  },
                  other: {
                    total: {
                      0: 'Nenhum produto encontrado',
                      one: '{total} produto encontrado',
                      many: '{total} de produtos encontrados',
                      other: '{total} produtos encontrados',
                    },
                  },
                },
              },
              { options: { 0: '', one: '. {options} sugestão.', other: '. {options} sugestões.' } },
            ],
          },
        },
      },
    },
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
  stock: {
    inStock: 'Em estoque',
    low: { quantity: { one: 'Apenas {quantity} disponível', other: 'Apenas {quantity} disponíveis' } },
    backorder: 'Sob encomenda',
    soldOut: 'Esgotado',
    unknown: 'Escolha uma opção para ver a disponibilidade.',
  },
  variantPicker: {
    value: [
      '{value}',
      {
        targetVariant: {
          none: ', indisponível',
          other: { targetAvailable: { true: '', other: ', esgotado' } },
        },
      },
      { changes: { other: ', muda {changes}' } },
    ],
    status: [
      { changedOptions: { each: ['{name}: ', { value: { none: 'sem escolha', other: '{value}' } }, '. '] } },
      {
        status: {
          incomplete: 'Escolha: {missingOptions}',
          available: 'Disponível',
          soldOut: 'Esgotado',
          nonexistent: 'Indisponível',
        },
      },
    ],
  },
}
