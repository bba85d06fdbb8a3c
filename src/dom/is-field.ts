/** Whether the element itself uses the pressed keys. The document, as a target, has no `matches`. */
export const isField = (target: EventTarget | null | undefined) =>
  (target as Partial<Element> | null | undefined)?.matches?.('input, select, textarea, [contenteditable]')
