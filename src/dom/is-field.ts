/** Whether keys that are pressed there are the field's own. A script may press them on the document itself. */
export const isField = (target: EventTarget | null) =>
  (target as Partial<Element>).matches?.('input, select, textarea, [contenteditable]')
