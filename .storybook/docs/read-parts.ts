import ts from 'typescript'

import {
  describe,
  docTextOf,
  findEntries,
  importPath,
  isOfEveryPart,
  isOurs,
  isRequiredIn,
  membersOf,
  openProgram,
  partsOf,
  stateOf,
  typeOf,
  typeText,
} from '../../scripts/read-api.js'
import type { PartReference, PropReference } from './part-reference.js'

/** Entry points with components. */
const ENTRIES = ['.', './virtual', './cart', './saved', './search']

/** Reads every public component from the types. Takes a few seconds. */
export function readParts(): PartReference[] {
  const program = openProgram(ENTRIES)
  const checker = program.getTypeChecker()
  return findEntries(program, ENTRIES).components.flatMap(({ entryPoint, parts }) =>
    parts.map(({ name, symbol }) => {
      const [signature] = typeOf(checker, symbol).getCallSignatures()
      const [parameter] = signature?.getParameters() ?? []
      const members = parameter ? readProps(checker, checker.getTypeOfSymbol(parameter)) : []
      return {
        name,
        entry: importPath(entryPoint),
        description: docTextOf(checker, symbol),
        props: members.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired)),
        attributes: parameter ? readAttributes(checker, checker.getTypeOfSymbol(parameter)) : [],
      }
    }),
  )
}

function readProps(checker: ts.TypeChecker, type: ts.Type): PropReference[] {
  return membersOf(checker, type)
    .filter((prop) => isOurs(prop) && !isOfEveryPart(prop))
    .map((prop) => {
      const { description, defaultValue } = describe(checker, prop)
      return {
        name: prop.name,
        type: typeText(checker, prop),
        isRequired: partsOf(type).every((part) => isRequiredIn(part, prop.name)),
        default: defaultValue || undefined,
        description,
      }
    })
}

/** `usePart` writes the state that `className` receives as attributes. */
function readAttributes(checker: ts.TypeChecker, type: ts.Type) {
  const className = membersOf(checker, type).find(({ name }) => name === 'className')
  return stateOf(checker, className).map((member) => ({
    name: `data-${member.name.toLowerCase()}`,
    type: typeText(checker, member),
    description: describe(checker, member).description,
  }))
}
