const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5',
  heart: 'M12 20 4.8 12.9a4.6 4.6 0 0 1 6.5-6.5l.7.7.7-.7a4.6 4.6 0 0 1 6.5 6.5z',
  bag: 'M6 8.5h12l1 11.5H5zM9 8.5V7a3 3 0 0 1 6 0v1.5',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  forward: 'M9.5 5.5 16 12l-6.5 6.5',
  filter: 'M4 8h9M17 8h3M4 16h3M11 16h9M15 5.8v4.4M9 13.8v4.4',
  delivery: 'M3 7h11v9H3zM14 10h4l3 3v3h-7M7 18.5a1.7 1.7 0 1 0 0-.01zM17 18.5a1.7 1.7 0 1 0 0-.01z',
  returns: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5M7.5 3v4h4',
  repair:
    'M14.5 6.5a4 4 0 0 1 5-1.5l-2.5 2.5 1.5 1.5L21 6.5a4 4 0 0 1-5.5 5L7 20l-3-3 8.5-8.5a4 4 0 0 1 2-2z',
} as const

/** These point the other way in right-to-left text. */
const flipped = new Set<IconName>(['back', 'forward', 'delivery'])

export type IconName = keyof typeof paths

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="demo-icon" viewBox="0 0 24 24" data-flip={flipped.has(name) || undefined} aria-hidden>
      <path d={paths[name]} />
    </svg>
  )
}
