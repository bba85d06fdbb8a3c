import { Markdown } from '@storybook/addon-docs/blocks'
import parts from 'virtual:parts'

import type { AttributeReference, PropReference } from './part-reference.js'
import { WideTable } from './wide-table.js'

interface PropTablesProps {
  readonly names: readonly string[]
}

/** A table of props and one of data attributes for each part. */
export function PropTables({ names }: PropTablesProps) {
  const shown = parts.filter((part) =>
    names.some((name) => part.name === name || part.name.startsWith(`${name}.`)),
  )
  return (
    <>
      <Markdown>
        {'Every part also takes the props of its element, a `ref`, `render` (an element, or a function of props and state), ' +
          'and `className` and `style` as values or as functions of its state. A state that is true is an attribute without ' +
          'a value; a state that is false has no attribute.'}
      </Markdown>
      {shown.map(({ name, entry, description, props, attributes }) => (
        <section key={name} aria-label={name}>
          <h3>
            <code>{name}</code>
          </h3>
          <p>
            <Text>{`${description} From \`${entry}\`.`}</Text>
          </p>
          {props.length > 0 && <PropTable name={name} props={props} />}
          {attributes.length > 0 && <AttributeTable name={name} attributes={attributes} />}
        </section>
      ))}
    </>
  )
}

/** Docstrings contain inline code. */
function Text({ children }: { readonly children: string }) {
  return children ? <Markdown options={{ forceInline: true }}>{children}</Markdown> : null
}

function PropTable({ name, props }: { readonly name: string; readonly props: readonly PropReference[] }) {
  return (
    <WideTable label={`Props of ${name}`}>
      <thead>
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">Type</th>
          <th scope="col">Default</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {props.map((prop) => (
          <tr key={prop.name}>
            <td>
              <code>{prop.name}</code>
            </td>
            <td>
              <code>{prop.type}</code>
            </td>
            <td>{prop.isRequired ? 'required' : <Text>{prop.default ?? ''}</Text>}</td>
            <td>
              <Text>{prop.description}</Text>
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

interface AttributeTableProps {
  readonly name: string
  readonly attributes: readonly AttributeReference[]
}

function AttributeTable({ name, attributes }: AttributeTableProps) {
  return (
    <WideTable label={`Data attributes of ${name}`}>
      <thead>
        <tr>
          <th scope="col">Attribute</th>
          <th scope="col">State</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {attributes.map((attribute) => (
          <tr key={attribute.name}>
            <td>
              <code>{attribute.name}</code>
            </td>
            <td>
              <code>{attribute.type}</code>
            </td>
            <td>
              <Text>{attribute.description}</Text>
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
