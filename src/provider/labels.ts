/**
 * Every text that a user reads, by component. Texts with values are functions, so that each language can use its own
 * plurals and word order. Each component adds its labels here and has English defaults.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- components add their labels by declaration merging
export interface Labels {}

/** Labels to replace; omitted labels stay English. */
export type LabelOverrides = { readonly [Group in keyof Labels]?: Partial<Labels[Group]> | undefined }
