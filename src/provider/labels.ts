/**
 * Every string that a person reads, by component. Values that vary are functions, so that any language can
 * put its own plurals and word order. Each component brings English defaults of its own.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the components that bring labels
export interface Labels {}

/** Labels to replace; what is left out stays English. */
export type LabelOverrides = { readonly [Group in keyof Labels]?: Partial<Labels[Group]> | undefined }
