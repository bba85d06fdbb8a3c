import type { DefaultResources } from './default-resources.js'
import type { Entity, ResourceDefinition } from './define-resource.js'

/** Definitions that replace the built-in resources, by resource name. */
export interface ResourceOverrides extends Readonly<
  Partial<Record<keyof DefaultResources, ResourceDefinition<Entity, Entity, unknown> | undefined>>
> {
  /** The items use the schema of `products`. */
  readonly collectionProducts?:
    | {
        /** With `{id}`. */
        readonly path: string
        /** With `{slug}`, for servers that have collections by slug under another path. */
        readonly slugPath?: string | undefined
      }
    | undefined
}
