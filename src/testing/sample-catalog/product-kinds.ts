import type { Drawing } from './drawings.js'

/** A kind of product that the sample shop sells. */
export interface ProductKind {
  readonly department: string
  readonly group: string
  readonly name: string
  readonly plural: string
  readonly drawing: Drawing
  /** Lowest and highest usual price, in whole units of the currency. */
  readonly price: readonly [low: number, high: number]
  /** Words to put before the name. */
  readonly materials: readonly string[]
  /** Options in addition to colour: values by name. */
  readonly options: Readonly<Record<string, readonly string[]>>
  /** Whether products of this kind have several colours. */
  readonly coloured: boolean
  /** One sentence for the description. */
  readonly pitch: string
}

type Row = readonly [
  name: string,
  plural: string,
  drawing: Drawing,
  price: readonly [number, number],
  materials: readonly string[],
  options: Readonly<Record<string, readonly string[]>>,
  coloured: boolean,
  pitch: string,
]

const CLOTHING = { Size: ['XS', 'S', 'M', 'L', 'XL'] }

const shop: Readonly<Record<string, Readonly<Record<string, readonly Row[]>>>> = {
  Home: {
    Table: [
      [
        'Mug',
        'Mugs',
        'mug',
        [9, 24],
        ['Stoneware', 'Porcelain', 'Enamel'],
        {},
        true,
        'Thrown thin at the rim and thick at the foot, so that it keeps the heat and sits firm.',
      ],
      [
        'Bowl',
        'Bowls',
        'bowl',
        [12, 48],
        ['Stoneware', 'Glazed', 'Terracotta'],
        { Size: ['Small', 'Medium', 'Large'] },
        true,
        'Deep enough for soup and wide enough for a salad to share.',
      ],
      [
        'Teapot',
        'Teapots',
        'teapot',
        [28, 74],
        ['Stoneware', 'Cast', 'Porcelain'],
        {},
        true,
        'Pours without a drip and holds four cups.',
      ],
      [
        'Carafe',
        'Carafes',
        'carafe',
        [22, 46],
        ['Hand-blown', 'Stoneware'],
        { Volume: ['0.5 l', '1 l'] },
        true,
        'For water at the table, wine at the window, or a single branch.',
      ],
      [
        'Plate',
        'Plates',
        'plate',
        [10, 32],
        ['Stoneware', 'Porcelain'],
        { Size: ['Side', 'Dinner', 'Serving'] },
        true,
        'Stacks flat and goes into the dishwasher and the oven.',
      ],
    ],
    Textiles: [
      [
        'Cushion',
        'Cushions',
        'cushion',
        [24, 68],
        ['Linen', 'Velvet', 'Wool'],
        { Size: ['40 × 40 cm', '50 × 50 cm'] },
        true,
        'A washable cover with a hidden zip, filled with recycled down.',
      ],
      [
        'Throw',
        'Throws',
        'throw',
        [49, 160],
        ['Wool', 'Cotton', 'Alpaca'],
        {},
        true,
        'Woven on slow looms and brushed until it is soft.',
      ],
      [
        'Towel',
        'Towels',
        'towel',
        [14, 52],
        ['Linen', 'Waffle', 'Cotton'],
        { Size: ['Hand', 'Bath', 'Beach'] },
        true,
        'Dries fast, packs small and gets softer with each wash.',
      ],
    ],
    Lighting: [
      [
        'Table Lamp',
        'Table Lamps',
        'lamp',
        [69, 220],
        ['Brass', 'Pleated', 'Linen'],
        {},
        true,
        'A warm pool of light for the corner you read in.',
      ],
      [
        'Pendant',
        'Pendants',
        'pendant',
        [79, 260],
        ['Spun', 'Enamel', 'Paper'],
        { Diameter: ['30 cm', '45 cm', '60 cm'] },
        true,
        'Hangs low over a table and does not dazzle.',
      ],
      [
        'Candle',
        'Candles',
        'candle',
        [14, 38],
        ['Soy', 'Beeswax'],
        { Scent: ['Cedar', 'Fig', 'Sea Salt', 'Unscented'] },
        false,
        'Burns for forty hours with a cotton wick.',
      ],
    ],
    Decoration: [
      [
        'Vase',
        'Vases',
        'vase',
        [19, 88],
        ['Stoneware', 'Ribbed', 'Bisque'],
        { Size: ['Small', 'Large'] },
        true,
        'Looks finished even when it is empty.',
      ],
      [
        'Wall Clock',
        'Wall Clocks',
        'clock',
        [39, 120],
        ['Oak', 'Steel'],
        {},
        true,
        'A silent movement: you will have to look to know that it runs.',
      ],
      [
        'Art Print',
        'Art Prints',
        'print',
        [18, 95],
        ['Screen-printed', 'Riso'],
        { Size: ['A4', 'A3', '50 × 70 cm'], Frame: ['None', 'Oak', 'Black'] },
        false,
        'Printed in small runs on heavy, uncoated paper.',
      ],
      [
        'Mirror',
        'Mirrors',
        'mirror',
        [59, 240],
        ['Oak', 'Brass'],
        { Size: ['60 cm', '90 cm'] },
        false,
        'Bevelled glass in a slim frame, with fittings for any wall.',
      ],
    ],
    Furniture: [
      [
        'Stool',
        'Stools',
        'stool',
        [89, 190],
        ['Beech', 'Ash'],
        { Height: ['45 cm', '65 cm'] },
        true,
        'A seat, a step, a bedside table.',
      ],
      [
        'Chair',
        'Chairs',
        'chair',
        [149, 420],
        ['Ash', 'Bentwood'],
        {},
        true,
        'Made to be sat in through a long dinner.',
      ],
    ],
  },
  Clothing: {
    Tops: [
      [
        'T-Shirt',
        'T-Shirts',
        'tee',
        [19, 45],
        ['Cotton', 'Hemp', 'Merino'],
        CLOTHING,
        true,
        'Cut straight, sewn double, washed once so that it stays its size.',
      ],
      [
        'Sweater',
        'Sweaters',
        'sweater',
        [69, 180],
        ['Lambswool', 'Cotton', 'Cashmere'],
        CLOTHING,
        true,
        'Knitted in one piece, with no seams to rub.',
      ],
    ],
    Outerwear: [
      [
        'Jacket',
        'Jackets',
        'jacket',
        [119, 340],
        ['Waxed', 'Canvas', 'Quilted'],
        { ...CLOTHING, Fit: ['Regular', 'Relaxed'] },
        true,
        'Keeps out wind and drizzle, and has pockets where hands go.',
      ],
    ],
    Accessories: [
      [
        'Beanie',
        'Beanies',
        'beanie',
        [18, 42],
        ['Merino', 'Lambswool'],
        {},
        true,
        'Long enough to fold, soft enough to forget.',
      ],
      [
        'Scarf',
        'Scarves',
        'scarf',
        [29, 98],
        ['Merino', 'Linen', 'Cashmere'],
        {},
        true,
        'Wide, light, and long enough to go around twice.',
      ],
      [
        'Socks',
        'Socks',
        'socks',
        [9, 22],
        ['Merino', 'Cotton'],
        { Size: ['36-38', '39-41', '42-44', '45-47'] },
        true,
        'Reinforced at heel and toe, and sold as a pair, of course.',
      ],
    ],
  },
  Bags: {
    'Every Day': [
      [
        'Tote',
        'Totes',
        'tote',
        [15, 64],
        ['Canvas', 'Hemp', 'Denim'],
        {},
        true,
        'Carries more than it should and folds to nothing.',
      ],
      [
        'Backpack',
        'Backpacks',
        'backpack',
        [79, 210],
        ['Canvas', 'Waxed', 'Recycled'],
        { Volume: ['18 l', '26 l'] },
        true,
        'A padded sleeve for the laptop, a dry pocket for the rest.',
      ],
    ],
    'Small Goods': [
      [
        'Wallet',
        'Wallets',
        'wallet',
        [35, 96],
        ['Leather', 'Cork'],
        {},
        true,
        'Six cards, some notes and nothing that bulges.',
      ],
    ],
  },
  Desk: {
    Paper: [
      [
        'Notebook',
        'Notebooks',
        'notebook',
        [8, 26],
        ['Clothbound', 'Recycled'],
        { Ruling: ['Plain', 'Lined', 'Dotted'] },
        true,
        'Opens flat and takes ink without bleeding through.',
      ],
      [
        'Pencil Set',
        'Pencil Sets',
        'pencils',
        [7, 19],
        ['Cedar', 'Graphite'],
        {},
        true,
        'Three hardnesses, sharpened and ready.',
      ],
    ],
    Sound: [
      [
        'Speaker',
        'Speakers',
        'speaker',
        [99, 390],
        ['Bookshelf', 'Walnut'],
        {},
        true,
        'Fills a room, and leaves the neighbours alone.',
      ],
      [
        'Headphones',
        'Headphones',
        'headphones',
        [89, 310],
        ['Studio', 'Folding'],
        {},
        true,
        'Light on the ears for a whole working day.',
      ],
    ],
  },
  Garden: {
    Growing: [
      [
        'Plant Pot',
        'Plant Pots',
        'pot',
        [8, 58],
        ['Terracotta', 'Glazed'],
        { Size: ['12 cm', '18 cm', '24 cm'] },
        true,
        'A hole in the base and a saucer to match: the plant will thank you.',
      ],
      [
        'Watering Can',
        'Watering Cans',
        'can',
        [24, 66],
        ['Galvanised', 'Copper'],
        {},
        true,
        'A long spout that reaches the back of the sill.',
      ],
    ],
  },
  Pantry: {
    Drinks: [
      [
        'Loose Tea',
        'Loose Teas',
        'tin',
        [6, 24],
        ['First Flush', 'Smoked', 'Garden'],
        { Blend: ['Green', 'Black', 'Herbal'], Weight: ['80 g', '250 g'] },
        false,
        'Whole leaves, picked this year.',
      ],
      [
        'Coffee',
        'Coffees',
        'coffee',
        [9, 34],
        ['Washed', 'Natural'],
        { Grind: ['Whole Bean', 'Filter', 'Espresso'], Weight: ['250 g', '1 kg'] },
        false,
        'Roasted on Tuesdays, sent on Wednesdays.',
      ],
    ],
    Cupboard: [
      [
        'Olive Oil',
        'Olive Oils',
        'bottle',
        [12, 39],
        ['Early', 'Unfiltered'],
        { Volume: ['250 ml', '500 ml'] },
        false,
        'Pressed within hours of the harvest; peppery, green and good on everything.',
      ],
      [
        'Soap',
        'Soaps',
        'soap',
        [5, 14],
        ['Cold-process', 'Oat'],
        { Scent: ['Rosemary', 'Citrus', 'Unscented'] },
        false,
        'Made with what is left of the oil, and cured for six weeks.',
      ],
    ],
  },
}

/** Every kind, by department and group. */
export const productKinds: readonly ProductKind[] = Object.entries(shop).flatMap(([department, groups]) =>
  Object.entries(groups).flatMap(([group, rows]) =>
    rows.map(([name, plural, drawing, price, materials, options, coloured, pitch]): ProductKind => ({
      department,
      group,
      name,
      plural,
      drawing,
      price,
      materials,
      options,
      coloured,
      pitch,
    })),
  ),
)
