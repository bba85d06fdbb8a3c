export interface IconProps {
  readonly path: string
  readonly className?: string
}

/** The drawings of all blocks, in a square of 24. Use the icons of your design system instead. */
export const icons = {
  bag: 'M6 8.5h12l1 11.5H5zM9 8.5V7a3 3 0 0 1 6 0v1.5',
  close: 'M6 6l12 12M18 6 6 18',
  heart: 'M12 20 4.8 12.9a4.6 4.6 0 0 1 6.5-6.5l.7.7.7-.7a4.6 4.6 0 0 1 6.5 6.5z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5',
} as const

export function Icon({ path, className = '' }: IconProps) {
  return (
    <svg
      className={`size-5 shrink-0 fill-none stroke-current stroke-[1.6] ${className}`}
      viewBox="0 0 24 24"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={path} />
    </svg>
  )
}

/** An icon with a number, which the button's label also says. As content of CSS, the number is no text of the button. */
export function CountedIcon({ path, count }: IconProps & { readonly count: number }) {
  return (
    <span data-count={count} className={count > 0 ? counted : undefined}>
      <Icon path={path} />
    </span>
  )
}

const counted =
  'relative after:absolute after:-end-2.5 after:-top-2 after:grid after:h-4.5 after:min-w-4.5 after:place-items-center ' +
  'after:rounded-full after:bg-primary after:px-1 after:text-[0.6875rem] after:leading-none after:font-semibold ' +
  'forced-colors:after:border after:text-primary-foreground after:tabular-nums after:content-[attr(data-count)]'
