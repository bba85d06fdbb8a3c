import { isRefusal } from '../session/reply.js'
import type { Border, Flaw } from '../survey/borders.js'
import { findOrdering } from '../survey/sort-keys.js'
import type { SortedBorders } from '../survey/survey.js'
import { reportBorders } from './report-borders.js'
import { broken, holds, listIds, notChecked, tooFew, warning } from './findings.js'
import { inGroup, sections, type RuleTexts, type UngroupedRule } from './rule.js'

const ALL_FLAWS: readonly Flaw[] = [
  'includes-cursor',
  'from-start',
  'reversed',
  'reordered',
  'gap',
  'wrong-side',
  'other-order',
  'empty',
]

const NO_SORT = 'No value of sort that was tried changes the order.'

interface SortRule extends RuleTexts {
  readonly sentence: string
  readonly choose: (borders: SortedBorders) => readonly Border[]
}

/** A rule about the pages next to a cursor, in lists with `sort`. */
function sortRule({ choose, sentence, ...rest }: SortRule): UngroupedRule {
  return {
    ...rest,
    async check({ survey }) {
      const all = await survey.sortedBorders()
      if (all.length === 0) return notChecked(NO_SORT)
      if (all.every(({ isStable }) => !isStable)) {
        return notChecked('The order of the lists is not stable, so there is nothing to compare a page with.')
      }
      const finding = reportBorders(all.flatMap(choose), ALL_FLAWS, sentence)
      return finding.outcome === 'holds' ? holds(finding.detail) : finding
    },
  }
}

export const sortingRules = inGroup('sorting', {
  'sort-known': {
    title: 'sort changes the order of a list',
    section: `${sections.parameters}, sort`,
    why: 'Without it, shoppers cannot sort by price or name.',
    handling: 'Sends any value. Pass the ones that your server knows to useProductListUrl({ sorts }).',
    async check({ survey, store }) {
      const natural = await survey.natural()
      if (natural.ids.length < 4) return tooFew(4)
      if (!(await survey.isStable(natural))) return notChecked('The order of the list is not stable.')
      const { fields, unseenFields, idleFields } = await survey.sorts()
      const [idle] = idleFields
      if (idle !== undefined) {
        // A server that refuses unknown values and takes this one promises that it sorts.
        return broken(
          `Accepted without an effect, although unknown values are refused: ${idleFields.join(', ')}.`,
          await store.reply({ sort: idle, limit: store.maxLimit }),
        )
      }
      if (fields.length > 0) return holds(`${fields.join(', ')}.`)
      if (unseenFields.length > 0)
        return notChecked(`Accepted, but no product has a value: ${unseenFields.join(', ')}.`)
      return warning(
        'No value of sort that was tried changes the order: name, price, createdAt and their like.',
        await store.reply({ sort: 'name', limit: store.maxLimit }),
      )
    },
  },
  'order-known': {
    title: 'order changes the direction of a list',
    section: `${sections.parameters}, order`,
    why: 'Without it, a shop cannot offer both "cheapest first" and "most expensive first".',
    handling: 'Sends any value. Pass the ones that your server knows to useProductListUrl({ orders }).',
    async check({ survey, store }) {
      const { orders, triedOrders, fields } = await survey.sorts()
      if (orders) return holds(`${orders.asc}, ${orders.desc}.`)
      if (fields.length === 0) return notChecked(NO_SORT)
      if (triedOrders.length === 0) return notChecked('No field has enough different values.')
      const { unknownOrder } = await survey.sorts()
      const report = unknownOrder && isRefusal(unknownOrder) ? broken : warning
      return report(
        `None of these values of order reverses a list: ${triedOrders.join(', ')}.`,
        await store.reply({ sort: fields[0] ?? '', order: 'asc', limit: store.maxLimit }),
      )
    },
  },
  'order-direction': {
    title: 'The value of order that says ascending sorts ascending',
    section: `${sections.parameters}, order`,
    why: '"Cheapest first" shows the most expensive products.',
    handling: 'Sends your value unchanged.',
    async check({ survey }) {
      const { orders, swapped, lists } = await survey.sorts()
      if (orders === undefined) return notChecked('No value of order that was tried has an effect.')
      if (!swapped) return holds(`${orders.asc}, ${orders.desc}.`)
      return broken(`order=${orders.asc} sorts ascending.`, lists[0]?.sequence.pages[0]?.reply, orders.asc)
    },
  },
  'sort-values': {
    title: 'A sorted list is in the order of its values',
    section: sections.paging(6),
    why: '"Cheapest first" does not show the cheapest first.',
    handling: 'Shows products in the order of the server.',
    async check({ survey }) {
      const { lists } = await survey.sorts()
      if (lists.length === 0) return notChecked(NO_SORT)
      for (const { field, direction, sequence, ordering } of lists) {
        if (ordering !== undefined) continue
        const opposite = findOrdering(field, sequence.items)
        return broken(
          opposite
            ? `sort=${field} does not follow order.`
            : `sort=${field} is accepted, but its values are in no order.`,
          sequence.pages[0]?.reply,
          `asked for ${direction}: ${sequence.items
            .slice(0, 5)
            .map((item) => JSON.stringify(item[field] ?? item['id']))
            .join(', ')}`,
        )
      }
      return holds(`${[...new Set(lists.map(({ field }) => field))].join(', ')}.`)
    },
  },
  'price-numeric': {
    title: 'sort=price compares amounts, not text',
    section: sections.paging(6),
    why: '"100.00" is listed before "20.00", so the cheapest products are hard to find.',
    handling: 'Shows products in the order of the server.',
    async check({ survey }) {
      const lists = (await survey.sorts()).lists.filter(({ field }) => /price/i.test(field))
      if (lists.length === 0) return notChecked('The server does not sort by price.')
      const textual = lists.find(({ ordering }) => ordering?.asText)
      if (textual === undefined) return holds('')
      return broken(
        'Prices are compared as text.',
        textual.sequence.pages[0]?.reply,
        (textual.ordering?.keys ?? []).slice(0, 8).join(', '),
      )
    },
  },
  'sort-total': {
    title: 'total_count does not depend on sort',
    section: sections.envelope,
    why: 'The number of products changes when a shopper sorts.',
    handling: 'Shows the total of the page that was loaded last.',
    async check({ survey }) {
      const [first] = (await survey.natural()).pages
      const { lists } = await survey.sorts()
      if (lists.length === 0) return notChecked(NO_SORT)
      if (first?.total === undefined) return notChecked('Lists have no total_count.')
      const other = lists
        .flatMap(({ sequence }) => sequence.pages.slice(0, 1))
        .find(({ total }) => total !== first.total)
      if (other === undefined) return holds(`${first.total}.`)
      return broken(
        'total_count changes with sort.',
        [first.reply, other.reply],
        `${first.total}, then ${String(other.total)}`,
      )
    },
  },
  'sort-keeps-items': {
    title: 'A sorted list has the same items as the list without sort',
    section: sections.paging(6),
    why: 'Products without a price or a date disappear when a shopper sorts.',
    handling: 'Shows what the server returns.',
    async check({ survey }) {
      const natural = await survey.natural()
      const { lists } = await survey.sorts()
      if (lists.length === 0) return notChecked(NO_SORT)
      if (natural.wrongEnd) return notChecked('has_more is wrong, so the end of a list is not known.')
      if (!natural.complete) return notChecked(`Only the first ${natural.ids.length} products were read.`)
      let compared = 0
      for (const { sequence, field } of lists) {
        const last = sequence.pages.at(-1)
        if (!sequence.complete || last === undefined) continue
        compared += 1
        const missing = natural.ids.filter((id) => !sequence.ids.includes(id))
        const added = sequence.ids.filter((id) => !natural.ids.includes(id))
        if (missing.length + added.length === 0) continue
        return broken(
          `sort=${field} ${missing.length > 0 ? `leaves out ${missing.length}` : `adds ${added.length}`} products.`,
          [sequence.pages[0]?.reply ?? last.reply, last.reply],
          listIds(missing.length > 0 ? missing : added),
        )
      }
      return compared > 0
        ? holds(`${compared} sorted lists.`)
        : notChecked('No sorted list was read to its end.')
    },
  },
  'sort-has-more': {
    title: 'has_more of a sorted list is true exactly if items follow',
    section: sections.envelope,
    why: 'The last button of a sorted list loads nothing, or its last products are never shown.',
    handling:
      'Stops at an empty page. If has_more is false too early, the rest of the list cannot be reached.',
    async check({ survey }) {
      const { lists } = await survey.sorts()
      if (lists.length === 0) return notChecked(NO_SORT)
      if ((await survey.natural()).wrongEnd)
        return notChecked('has_more is wrong in the list without sort, too.')
      const wrong = lists.find(({ sequence }) => sequence.wrongEnd)?.sequence.wrongEnd
      if (wrong === undefined) return holds(`${lists.length} sorted lists.`)
      return broken(
        wrong.hasMore === true
          ? 'has_more is true although nothing follows.'
          : 'has_more is false although items follow.',
        wrong.reply,
        `has_more: ${String(wrong.hasMore)}, ${wrong.ids.length} items`,
      )
    },
  },
  'ties-stable': {
    title: 'Items with equal values keep one order in every request',
    section: sections.paging(7),
    why: 'Products at the same price change places between two pages, so some are seen twice and some never.',
    handling: 'Removes duplicates, but cannot find what an unstable order hides.',
    async check({ store, survey }) {
      const { lists } = await survey.sorts()
      if (lists.length === 0) return notChecked(NO_SORT)
      for (const { sequence } of lists) {
        const ids = await survey.truth(sequence)
        if (await survey.isStable(sequence)) continue
        const [first] = sequence.pages
        const other = await store.page({
          ...sequence.params,
          limit: Math.max(1, Math.min(ids.length - 1, 60)),
        })
        const at = other.ids.findIndex((id, index) => id !== ids[index])
        return broken(
          'Two requests for the same sorted list returned different orders.',
          first ? [first.reply, other.reply] : other.reply,
          `${listIds(ids.slice(at))}; then: ${listIds(other.ids.slice(at))}`,
        )
      }
      return holds(`${lists.length} sorted lists.`)
    },
  },
  'sort-after-cursor': sortRule({
    title: 'The next page follows sort and order',
    section: sections.paging(6),
    why: 'A list "by price" is only sorted until the first button for more.',
    handling: 'Warns in development if a page breaks the order. It cannot sort products that are not loaded.',
    sentence: 'The page after the cursor does not continue the sorted list.',
    choose: ({ others }) => others.after,
  }),
  'sort-before-cursor': sortRule({
    title: 'The previous page follows sort and order',
    section: sections.paging(6),
    why: 'A shopper who pages back in a sorted list sees products of another place.',
    handling: 'Warns in development if a page breaks the order.',
    sentence: 'The page before the cursor does not belong to the sorted list.',
    choose: ({ others }) => others.before,
  }),
  'ties-after-cursor': sortRule({
    title: 'No item with an equal value is lost or repeated on the next page',
    section: sections.paging(7),
    why: 'Of ten products at 20.00, some are never shown, because the page border fell between them.',
    handling: 'Removes repeated items. Lost items cannot be found from outside.',
    sentence: 'Items with the same value as the cursor are lost or repeated.',
    choose: ({ ties }) => ties.after,
  }),
  'ties-before-cursor': sortRule({
    title: 'No item with an equal value is lost or repeated on the previous page',
    section: sections.paging(7),
    why: 'A shopper who pages back misses products that have the same price.',
    handling: 'Removes repeated items. Lost items cannot be found from outside.',
    sentence: 'Items with the same value as the cursor are lost or repeated.',
    choose: ({ ties }) => ties.before,
  }),
})
