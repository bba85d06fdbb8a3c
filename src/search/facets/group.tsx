'use client'
import { forwardRef, type ReactNode, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import type { Facet } from '../engine/facets.js'
import { GroupContext, selectedValues, useFacets } from './facets-context.js'
import { FacetsMore } from './more.js'
import { FacetsCount } from './count.js'
import { FacetsRangeMax, FacetsRangeMin } from './range-input.js'
import { FacetsValue } from './value.js'

/** State of `Facets.Group`. */
export interface FacetsGroupState {
  readonly name: string
  readonly active: boolean
}

/** Props of `Facets.Group`. */
export interface FacetsGroupProps extends Omit<PartProps<'fieldset', FacetsGroupState>, 'children'> {
  /** The facet. */
  readonly name: string
  /** Values to offer where no engine lists them. They have no counts. */
  readonly values?: readonly string[] | undefined
  /** A function of the facet. Default: a legend, then checkboxes or a range. */
  readonly children?: ReactNode | ((facet: Facet) => ReactNode)
}

/** One facet. Renders a `<fieldset>`, or nothing if the facet is unknown or has no value. */
export const FacetsGroup = forwardRef(function FacetsGroup(
  { name, values, children, ...props }: FacetsGroupProps,
  ref: Ref<HTMLFieldSetElement>,
) {
  const { facets, filters, labels } = useFacets()
  const selected = selectedValues(filters, name)
  const facet: Facet | undefined =
    facets.find((each) => each.name === name) ??
    (values && {
      kind: 'values',
      name,
      hasMore: false,
      values: values.map((value) => ({
        value,
        label: value,
        count: undefined,
        isSelected: selected.includes(value),
      })),
    })
  const isEmpty =
    !facet ||
    (facet.kind === 'values'
      ? facet.values.length === 0
      : facet.min === undefined && !Object.hasOwn(filters, name))
  const element = usePart({
    tag: 'fieldset',
    props,
    ref,
    state: { name, active: Object.hasOwn(filters, name) },
    ownProps: {
      children: !facet
        ? null
        : typeof children === 'function'
          ? children(facet)
          : (children ?? (
              <>
                <legend>{labels.group({ name })}</legend>
                {facet.kind === 'range' ? (
                  <div>
                    <FacetsRangeMin />
                    <FacetsRangeMax />
                  </div>
                ) : (
                  facet.values.map(({ value, label, count }) => (
                    <label key={value}>
                      <FacetsValue value={value} /> {labels.value({ name, value, label })}{' '}
                      {count !== undefined && <FacetsCount value={value} />}
                    </label>
                  ))
                )}
                <FacetsMore />
              </>
            )),
    },
  })
  return isEmpty ? null : <GroupContext.Provider value={facet}>{element}</GroupContext.Provider>
})
