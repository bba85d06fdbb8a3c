import { create } from 'storybook/theming/create'

const brandTitle = 'storefront-react'

/** The colours of `blocks/theme.css`, for the pages of Storybook around the shop. */
export const shopThemes = {
  light: create({
    base: 'light',
    brandTitle,
    colorPrimary: '#2b5746',
    colorSecondary: '#2b5746',
    appBg: '#f5f1ea',
    // White, because the colours of Storybook's code have too little contrast on the shop's paper.
    appContentBg: '#ffffff',
    appPreviewBg: '#fdfcfa',
    appBorderColor: '#e6dfd4',
    appBorderRadius: 10,
    barBg: '#fdfcfa',
    barSelectedColor: '#2b5746',
    barHoverColor: '#2b5746',
    textColor: '#211d19',
    textMutedColor: '#665d54',
    inputBorder: '#8f867b',
  }),
  dark: create({
    base: 'dark',
    brandTitle,
    colorPrimary: '#a5cfb9',
    // Storybook darkens it below white text: the selected story, a solid button. The lighter green left 2.6:1 there.
    colorSecondary: '#74ad8f',
    appBg: '#161412',
    appContentBg: '#24201c',
    appPreviewBg: '#161412',
    appBorderColor: '#39332d',
    appBorderRadius: 10,
    barBg: '#24201c',
    barTextColor: '#b5ab9f',
    barSelectedColor: '#a5cfb9',
    barHoverColor: '#a5cfb9',
    textColor: '#f4f0ea',
    textInverseColor: '#10261c',
    textMutedColor: '#b5ab9f',
    inputBg: '#161412',
    inputBorder: '#877e74',
    inputTextColor: '#f4f0ea',
  }),
}
