import type { Posting } from './posting.js'
import type { Terms } from './text-index.js'
import { allowedTypos } from './tokenize.js'

/**
 * Terms within the allowed number of typos. MiniSearch counts swapped neighbours as two typos, so each swapped spelling
 * is looked up with one typo less, which is much faster than a search with more typos.
 */
export function* typosOf(
  terms: Terms,
  word: string,
  max: number = allowedTypos(word),
): Generator<[term: string, posting: Posting, distance: number]> {
  if (max === 0) return
  for (const [term, [posting, distance]] of terms.fuzzyGet(word, max)) {
    if (distance > 0) yield [term, posting, distance]
  }
  for (let at = 0; at < word.length - 1; at++) {
    if (word[at] === word[at + 1]) continue
    const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
    if (max === 1) {
      const posting = terms.get(swapped)
      if (posting) yield [swapped, posting, 1]
    } else {
      for (const [term, [posting, distance]] of terms.fuzzyGet(swapped, 1)) {
        yield [term, posting, 1 + distance]
      }
    }
  }
}

/** Terms whose beginning is one typo away from an unfinished word. Its first letter must be right. */
export function* typosOfBeginning(terms: Terms, word: string): Generator<Posting> {
  if (allowedTypos(word) === 0) return
  for (const [term, posting] of terms.atPrefix(word.charAt(0))) {
    if (beginsWithinOneTypo(term, word)) yield posting
  }
}

function beginsWithinOneTypo(term: string, word: string): boolean {
  let same = 0
  while (same < word.length && term[same] === word[same]) same++
  if (same === word.length) return true
  const rest = word.slice(same + 1)
  return (
    term.startsWith(rest, same + 1) ||
    term.startsWith(rest, same) ||
    term.startsWith(word.slice(same), same + 1) ||
    (term[same] === word[same + 1] &&
      term[same + 1] === word[same] &&
      term.startsWith(word.slice(same + 2), same + 2))
  )
}
