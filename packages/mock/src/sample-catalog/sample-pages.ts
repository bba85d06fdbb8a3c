import { slugOf } from './slug.js'

/** A content page of the sample shop. The API reference shows no fields; these are common ones. */
export interface SamplePage {
  readonly id: string
  readonly storeId: string
  readonly title: string
  readonly slug: string
  /** HTML. */
  readonly content: string
  readonly createdAt: string
  readonly updatedAt: string
}

const pages: readonly (readonly [title: string, ...paragraphs: string[]])[] = [
  [
    'About Us',
    'We are a small shop that exists for the sake of examples. Nothing here can be bought, everything here can be built upon.',
    'The things on our shelves were made up, and so were their names. The pictures are drawn by a program of a few hundred lines.',
  ],
  [
    'Delivery and Returns',
    'Orders leave on the day they arrive, if they arrive before noon.',
    'You have <strong>thirty days</strong> to change your mind. Send things back as they came; the postage is on us.',
  ],
  [
    'Size Guide',
    'Measure a piece that fits you well, laid flat, and compare.',
    'Between two sizes, take the larger one for outerwear and the smaller one for knitwear: wool gives.',
  ],
  [
    'Care and Repair',
    'Most of what we sell lasts longer when it is washed less. Air it, brush it, mend it.',
    'Something broke? Write to us before you throw it away.',
  ],
  ['Contact', 'Write to <a href="mailto:hello@shop.example">hello@shop.example</a>. We answer within a day.'],
  ['Privacy', 'This shop has no visitors, no cookies and no newsletter. It is very relaxing.'],
]

export const samplePages: readonly SamplePage[] = pages.map(([title, ...paragraphs], index) => {
  const slug = slugOf(title)
  const day = new Date(Date.UTC(2024, 5, 1 + index)).toISOString()
  return {
    id: `page_${slug}`,
    storeId: 'store_sample',
    title,
    slug,
    content: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
    createdAt: day,
    updatedAt: day,
  }
})
