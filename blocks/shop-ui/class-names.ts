const button =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md text-sm font-medium ' +
  'whitespace-nowrap outline-ring focus-visible:outline-2 focus-visible:outline-offset-2 ' +
  'disabled:cursor-default disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-50 ' +
  'forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText] forced-colors:disabled:opacity-100 ' +
  'forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText] forced-colors:aria-disabled:opacity-100'

/** The buttons and fields of all blocks. Change them here, or use your own components. */
/** Forced colours replace each background by that of the page, so the main button takes the colours of a button the other way round. */
const solid =
  'forced-colors:border forced-colors:[&:not(:disabled,[aria-disabled=true])]:bg-[ButtonText] forced-colors:[&:not(:disabled,[aria-disabled=true])]:text-[ButtonFace] ' +
  'forced-colors:[&:not(:disabled,[aria-disabled=true])]:forced-color-adjust-none'

export const primaryButton = `${button} ${solid} bg-primary px-5 text-primary-foreground hover:bg-primary/90`

export const outlineButton = `${button} border border-input bg-background px-4 text-foreground hover:bg-accent hover:text-accent-foreground`

export const textButton = `${button} underline underline-offset-4 hover:no-underline`

export const iconButton =
  'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md outline-ring hover:bg-accent ' +
  'hover:text-accent-foreground focus-visible:outline-2 aria-disabled:cursor-default aria-disabled:opacity-50 ' +
  'forced-colors:aria-disabled:text-[GrayText] forced-colors:aria-disabled:opacity-100'

/** Text of 16 pixels on a phone, because iOS zooms into a field with smaller text. */
export const field =
  'min-h-11 w-full min-w-0 rounded-md border border-input bg-background px-3 text-base text-foreground outline-ring ' +
  'placeholder:text-muted-foreground focus-visible:outline-2 focus-visible:outline-offset-2 md:text-sm ' +
  '[&::-webkit-search-cancel-button]:grayscale'

/** Around a `<select>`, which does not keep its own arrow off the border. */
export const selectBox =
  'relative block [&>select]:appearance-none [&>select]:pe-9 after:pointer-events-none after:absolute after:end-4 after:top-4 ' +
  'after:size-2 after:rotate-45 after:border-e-2 after:border-b-2 after:border-muted-foreground rtl:after:-rotate-45'

export const productColumns = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4'
