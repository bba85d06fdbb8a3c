'use client'
import {
  forwardRef,
  useContext,
  useId,
  useRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react'

import { getVariantFieldName } from '../core/variants/variant-field-name.js'
import {
  usePicker,
  type AnyPickerOptions,
  type VariantPickerProduct,
  type UseVariantPickerResult,
  type UseVariantPickerOptions,
} from './use-variant-picker.js'
import { useClientLayoutEffect } from '../dom/use-client-layout-effect.js'
import { useIsHydrating } from '../dom/use-is-hydrating.js'
import { usePart, type PartProps } from '../parts/use-part.js'
import { StorefrontContext } from '../provider/storefront-context.js'
import type { Labels } from '../core/labels/labels.js'
import { defaultLabels } from './labels.js'
import { VariantPickerOption } from './option.js'
import { VariantPickerStatus } from './status.js'
import { VariantInput } from './variant-input.js'
import { VariantPickerContext } from './variant-picker-context.js'
import type { VariantState } from '../core/variants/variant-types.js'

/** State of `<VariantPicker.Root>`, written as `data-*` attributes. */
export interface VariantPickerRootState {
  readonly status: VariantState['status']
}

/** Props of `<VariantPicker.Root>`, which renders a `<div>`. */
export type VariantPickerRootProps<P extends VariantPickerProduct> = {
  /**
   * Submits the id of the selected variant in the form under this name, which no other picker of the form may have.
   * Before hydration and without scripts, the radios submit their values as `name[option]`: `readVariantForm` reads both.
   */
  readonly name?: string | undefined
  /** The browser refuses to submit the form until a variant is selected. */
  readonly required?: boolean | undefined
  /** Disables all values, and submits nothing. */
  readonly disabled?: boolean | undefined
  /** The id of a form. Default: the surrounding form. */
  readonly form?: string | undefined
  /** The input with the variant's id. Its focus moves to the first option without a selected value. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  /** Texts of this picker, merged over the provider's `labels.variantPicker`. */
  readonly labels?: Partial<Labels['variantPicker']> | undefined
  /** Parts, or a function of the picker that returns them. Default: all options and the status. */
  readonly children?: ReactNode | ((picker: UseVariantPickerResult<P>) => ReactNode)
} & Omit<PartProps<'div', VariantPickerRootState>, 'children' | 'defaultValue'> &
  (
    | (UseVariantPickerOptions<P> & { readonly product: P; readonly picker?: undefined })
    | ({
        /** The result of `useVariantPicker`, if the page uses the selection outside the picker too. */
        readonly picker: UseVariantPickerResult<P>
      } & { readonly [Key in keyof UseVariantPickerOptions<P> | 'product']?: undefined })
  )

/** Holds a picker and passes it to the parts inside. Renders a `<div>`. */
export const VariantPickerRoot = forwardRef<HTMLDivElement, VariantPickerRootProps<VariantPickerProduct>>(
  function VariantPickerRoot(props, ref) {
    return props.picker ? <Root {...props} ownRef={ref} /> : <RootOfProduct {...props} ownRef={ref} />
  },
) as <P extends VariantPickerProduct>(
  props: VariantPickerRootProps<P> & RefAttributes<HTMLDivElement>,
) => ReactElement

type RootProps = Omit<PartProps<'div', VariantPickerRootState>, 'children' | 'defaultValue'> &
  Pick<
    VariantPickerRootProps<VariantPickerProduct>,
    'name' | 'required' | 'disabled' | 'form' | 'inputRef' | 'labels' | 'children'
  > & { readonly ownRef: Ref<HTMLDivElement> }

function RootOfProduct({
  product,
  value,
  defaultValue,
  defaultVariant,
  onValueChange,
  rules,
  ...props
}: RootProps & AnyPickerOptions & { readonly product: VariantPickerProduct }): ReactElement {
  const options = { value, defaultValue, defaultVariant, onValueChange, rules }
  return <Root {...props} picker={usePicker(product, options)} />
}

function Root({
  picker,
  name,
  required,
  disabled,
  form,
  inputRef,
  labels,
  children,
  ownRef,
  ...props
}: RootProps & { readonly picker: UseVariantPickerResult }): ReactElement {
  const id = useId()
  const rootRef = useRef<HTMLDivElement>(null)
  const storeLabels = useContext(StorefrontContext)?.labels?.variantPicker
  const isAdoptedRef = useRef(false)
  const isHydrating = useIsHydrating()
  // Hydrated radios have unique names: two pickers outside of forms must not share a group.
  const isPosted = isHydrating && !!name
  const radioNames = picker.options.map((option, index) =>
    isPosted ? getVariantFieldName(name, option.name) : id + String(index),
  )

  // Shoppers can use the radios before hydration: adopt the checked values. In a layout effect, because the next render
  // of React sets `checked` from the selection.
  useClientLayoutEffect(() => {
    if (isAdoptedRef.current) return
    isAdoptedRef.current = true
    const checked = [...(rootRef.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
    const shown = picker.options.map((option, index): [string, string | undefined] => [
      option.name,
      checked.find((radio) => radio.name === radioNames[index])?.value ?? picker.selection[option.name],
    ])
    if (shown.some(([name, value]) => value !== picker.selection[name]))
      picker.setSelection(Object.fromEntries(shown), 'hydration')
  })

  const element = usePart({
    tag: 'div',
    props,
    ref: [rootRef, ownRef],
    state: { status: picker.status },
    ownProps: {
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
  })
  return (
    <VariantPickerContext.Provider
      value={{
        picker,
        labels: { ...defaultLabels, ...storeLabels, ...labels },
        radioNames,
        // A radio without a form owner is not submitted, so the form gets only the variant's id.
        radioForm: isPosted ? form : '',
        isIdSubmitted: !(isPosted && picker.options.length),
        required,
        disabled,
      }}
    >
      {element}
    </VariantPickerContext.Provider>
  )
}
