import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, fn } from 'storybook/test'

import { outlineButton, primaryButton } from '../blocks/shop-ui/class-names.js'
import { OptionPills } from '../blocks/variant-pickers/option-pills.js'
import { OptionSelect } from '../blocks/variant-pickers/option-select.js'
import { OptionSwatches } from '../blocks/variant-pickers/option-swatches.js'
import { VariantPicker, type Product } from '../src/index.js'
import { onAProductPage } from './parts/on-a-product-page.js'
import { named } from './named.js'
import * as products from './product-page/extreme-products.js'

type PickerArgs = Extract<VariantPicker.RootProps<Product>, { product: Product; value?: undefined }>

const product = {
  'Missing combinations': products.withGaps,
  'Colours and sizes': products.shirt,
  'Five options': products.fiveOptions,
  'One variant': products.oneVariant,
  'Value without variant': products.orphanValue,
}

/** The parts render native radios. Three of the stories add a design with `render` and `className`. */
const meta = {
  title: 'Parts/VariantPicker',
  component: VariantPicker.Root as ComponentType<PickerArgs>,
  args: { product: named('Missing combinations'), onValueChange: fn() },
  argTypes: {
    product: {
      control: 'select',
      options: Object.keys(product),
      mapping: product,
      table: { type: { summary: 'VariantPickerProduct' } },
    },
    defaultVariant: { control: 'inline-radio', options: [undefined, 'firstAvailable'] },
    defaultValue: { control: false },
    name: { control: 'text' },
    required: { control: 'boolean' },
    disabled: { control: 'boolean' },
  },
  parameters: {
    guide: {
      page: 'variants',
      anatomy: '{(picker) => (',
      sections: ['No dead ends', 'Custom markup', 'Forms without scripts'],
      parts: ['VariantPicker'],
    },
  },
  tags: ['autodocs'],
  decorators: [onAProductPage('options')],
} satisfies Meta<PickerArgs>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {
  name: 'Default markup',
}

export const PlainChosen: Story = {
  ...Plain,
  name: 'Default markup, chosen',
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44)
    await userEvent.click(canvas.getByRole('radio', { name: 'XL' }))
    await userEvent.click(canvas.getByRole('radio', { name: /^Slim/ }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Size: /)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ Fit: 'Slim' }),
      expect.objectContaining({ reason: 'option-select' }),
    )
  },
}

/** The block styles each label by the `data-*` attributes of its radio. */
export const Pills: Story = {
  name: 'Pills (size buttons)',
  args: {
    defaultVariant: 'firstAvailable',
    className: 'grid gap-5',
    children: (picker) => (
      <>
        {picker.options.map((option) => (
          <OptionPills key={option.name} option={option} />
        ))}
        <VariantPicker.Status className="text-sm text-muted-foreground" />
      </>
    ),
  },
}

/** The colour is the `swatch` of a value, or that of its name in the block's list. A crossed one cannot be bought. */
export const Swatches: Story = {
  name: 'Colour swatches',
  args: {
    defaultVariant: 'firstAvailable',
    className: 'grid gap-5',
    children: (picker) => (
      <>
        {picker.options.map((option) =>
          option.name === 'Colour' ? (
            <OptionSwatches key={option.name} option={option} />
          ) : (
            <OptionPills key={option.name} option={option} />
          ),
        )}
        <VariantPicker.Status className="text-sm text-muted-foreground" />
      </>
    ),
  },
}

/** The picker provides the state, and the block the `<select>`. */
export const Selects: Story = {
  name: 'Selects (dropdowns)',
  args: {
    className: 'grid gap-5',
    children: (picker) => (
      <>
        {picker.options.map((option) => (
          <OptionSelect key={option.name} picker={picker} option={option} />
        ))}
        <VariantPicker.Status className="text-sm text-muted-foreground" />
      </>
    ),
  },
}

export const SelectsChosen: Story = {
  ...Selects,
  name: 'Selects, chosen',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Fit'), 'Wide')
    await expect(canvas.getByLabelText('Fit')).toHaveValue('Wide')
  },
}

/** `name`, `required` and reset work as for any field. */
export const InAForm: Story = {
  name: 'In a form',
  render: function InAForm(args) {
    const [sent, setSent] = useState('')
    return (
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setSent(new URLSearchParams(new FormData(event.currentTarget) as never).toString())
        }}
      >
        <VariantPicker.Root {...args} name="variantId" required />
        <div className="flex gap-3">
          <button className={primaryButton}>Submit</button>
          <button className={outlineButton} type="reset">
            Reset
          </button>
        </div>
        <output>{sent}</output>
      </form>
    )
  },
}

export const InAFormReset: Story = {
  ...InAForm,
  name: 'In a form, reset',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'M' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(canvas.getByRole('radio', { name: 'M' })).not.toBeChecked()
  },
}
