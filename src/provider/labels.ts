/** All texts shown to users, by component. Texts with values are functions, because plurals and word order differ. */
// oxlint-disable-next-line typescript/no-empty-object-type -- components add their labels by declaration merging
export interface Labels {}

/** Labels to replace; omitted labels stay English. */
export type LabelOverrides = { readonly [Group in keyof Labels]?: Partial<Labels[Group]> | undefined }
