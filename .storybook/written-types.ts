import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Shows the type of an optional prop as it is written, not as the word "union". */
export const withWrittenTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = (argType.type as { raw?: string } | undefined)?.raw?.replace(/ \| undefined$/, '')
      const isUnion = argType.table?.type?.summary === 'union'
      if (!isUnion || !written) return [name, argType]
      return [name, { ...argType, table: { ...argType.table, type: { summary: written } } }]
    }),
  )

const SIMPLE = ['boolean', 'enum', 'number', 'string']

/** Storybook would edit any other value as JSON: a product has 500 lines of it. A story gives names to choose from instead. */
export const withoutJson: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { name: type = 'string' } = (argType.type ?? {}) as { name?: string }
      const isEditable = argType.control !== undefined || argType.options || SIMPLE.includes(type)
      return [name, isEditable ? argType : { ...argType, control: { disable: true } }]
    }),
  )
