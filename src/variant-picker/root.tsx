'use client'
import {
  forwardRef,
  useContext,
  useEffect,
  useId,
  useRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react'

import type { VariantStatus } from '../core/variants/variant-types.js'
import {
  useVariantPicker,
  type VariantPickerProduct,
  type UseVariantPickerResult,
  type UseVariantPickerOptions,
} from './use-variant-picker.js'
import { usePart, type PartProps } from '../parts/use-part.js'
import { StorefrontContext } from '../provider/storefront-context.js'
import { defaultLabels } from './labels.js'
import { VariantPickerOption } from './option.js'
import { VariantPickerStatus } from './status.js'
import { VariantInput } from './variant-input.js'
import { VariantPickerContext } from './variant-picker-context.js'

/** Read as `data-status`. */
export interface VariantPickerRootState extends Record<string, unknown> {
  readonly status: VariantStatus
}

interface OwnProps<P extends VariantPickerProduct> {
  /** Submits the chosen variant's id in the surrounding form under this name. The radios submit nothing. */
  readonly name?: string | undefined
  /** The form is not submitted until a variant is chosen. */
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** The id of a form elsewhere on the page. Default: the form around it. */
  readonly form?: string | undefined
  /** The input that holds the variant's id. Focusing it focuses what is still to be chosen. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  /** Parts, or a function of the picker that returns them. Default: every option, and the status. */
  readonly children?: ReactNode | ((picker: UseVariantPickerResult<P>) => ReactNode)
}

export type VariantPickerRootProps<P extends VariantPickerProduct> = OwnProps<P> &
  Omit<PartProps<'div', VariantPickerRootState>, 'children' | 'defaultValue'> &
  (
    | (UseVariantPickerOptions<P> & { readonly product: P; readonly picker?: undefined })
    | ({ readonly [Key in keyof UseVariantPickerOptions<P>]?: undefined } & {
        /** The result of `useVariantPicker`, where the rest of the page needs it too. */
        readonly picker: UseVariantPickerResult<P>
        readonly product?: undefined
      })
  )

/** Groups the parts of a variant picker. Renders a `<div>`. */
export const VariantPickerRoot = forwardRef(function VariantPickerRoot(
  {
    picker: given,
    product,
    value,
    defaultValue,
    defaultVariant,
    onValueChange,
    isVariantAvailable,
    name,
    required,
    disabled,
    form,
    inputRef,
    children,
    ...props
  }: VariantPickerRootProps<VariantPickerProduct>,
  ref: Ref<HTMLDivElement>,
) {
  const options = { value, defaultValue, defaultVariant, onValueChange, isVariantAvailable }
  // A picker is given for good or never, as a value is controlled for good or never.
  // eslint-disable-next-line react-hooks/rules-of-hooks
  const picker = given ?? useVariantPicker(product, options)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const labels = useContext(StorefrontContext)?.labels?.variantPicker

  // Radios work before this code arrives, and browsers restore them on reload: what they show is what counts.
  useEffect(() => {
    const chosen = picker.options.map(({ name }, index): [string, string | undefined] => [
      name,
      root.current?.querySelector<HTMLInputElement>(`[name="${id}${index}"]:checked`)?.value ??
        picker.selection[name],
    ])
    if (chosen.some(([name, value]) => value !== picker.selection[name]))
      picker.setSelection(Object.fromEntries(chosen), 'hydration')
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on mount: afterwards the radios show the selection
  }, [])

  const element = usePart(
    'div',
    props,
    [root, ref],
    { status: picker.status },
    {
      children: (
        <>
          {typeof children === 'function'
            ? children(picker)
            : (children ?? (
                <>
                  {picker.options.map((option) => (
                    <VariantPickerOption key={option.name} name={option.name} />
                  ))}
                  <VariantPickerStatus />
                </>
              ))}
          {(name ?? required) && <VariantInput inputRef={inputRef} name={name} form={form} />}
        </>
      ),
    },
  )
  return (
    <VariantPickerContext.Provider
      value={{ picker, labels: { ...defaultLabels, ...labels }, id, required, disabled }}
    >
      {element}
    </VariantPickerContext.Provider>
  )
}) as <P extends VariantPickerProduct>(
  props: VariantPickerRootProps<P> & RefAttributes<HTMLDivElement>,
) => ReactElement
