/** Whether an element uses the keys that are pressed in it. A script may dispatch keys on the document itself. */
export const isField = (target: EventTarget | null | undefined) =>
  (target as Partial<Element> | null | undefined)?.matches?.('input, select, textarea, [contenteditable]')
