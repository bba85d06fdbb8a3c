export const menuLink =
  'flex min-h-11 items-center px-3 text-sm whitespace-nowrap text-muted-foreground outline-ring hover:text-foreground ' +
  'focus-visible:outline-2 aria-[current=page]:text-foreground aria-[current=page]:underline aria-[current=page]:underline-offset-8'
