import type { AnyStorefrontClient } from '../core/client/storefront-client.js'
import type { AnyResourceDefinition } from '../core/resources/define-resource.js'
import { getWireNames } from '../core/list/list-params.js'
import { toQueryString } from '../core/transport/search-params.js'
import { createPathPattern, type PathPattern } from './match-path.js'

/** The part of a resource that decides which requests are forwarded. */
export type ForwardedResource = Pick<
  AnyResourceDefinition,
  'name' | 'path' | 'itemPath' | 'slugPath' | 'filterParams' | 'readList' | 'parameters' | 'searchParams'
>

/** Path templates of the client's resources. Use them to extend `allowedPaths` with an app's own paths. */
export function getResourcePaths({ resources }: Pick<AnyStorefrontClient, 'resources'>): readonly string[] {
  const { collectionProducts, ...definitions } = resources
  const templates = Object.values(definitions).flatMap(pathsOf)
  templates.push(collectionProducts.path, collectionProducts.slugPath)
  return [...new Set(templates.filter((template) => template !== undefined))]
}

function pathsOf({ path, itemPath = `${path}/{id}`, slugPath }: ForwardedResource): (string | undefined)[] {
  return [path, itemPath, slugPath]
}

/** The patterns of the allowed paths. A path of a list also allows the list parameters and the filters of its resource. */
export function createPatterns(
  { resources }: Pick<AnyStorefrontClient, 'resources'>,
  allowedPaths: readonly (string | ForwardedResource)[],
): readonly PathPattern[] {
  const { collectionProducts, ...definitions } = resources
  const own = allowedPaths.filter((entry) => typeof entry !== 'string')
  const resourcesOf = [...Object.values(definitions), ...own]
  const lists = [
    ...resourcesOf,
    ...[collectionProducts.path, collectionProducts.slugPath].map((path) => ({
      ...definitions.products,
      path,
    })),
  ]
  const templates = allowedPaths.flatMap((entry) => (typeof entry === 'string' ? [entry] : pathsOf(entry)))
  return templates.flatMap((template) => {
    if (template === undefined) return []
    const list = lists.find(({ path }) => path === template)
    const owner = list ?? resourcesOf.find((resource) => pathsOf(resource).includes(template))
    // Only the resource's own values of its fixed parameters are forwarded.
    const query = toQueryString(owner?.searchParams)
    const whole = template.includes('?') ? template + query.replace('?', '&') : template + query
    const names = list ? [...getWireNames(list.parameters), ...(list.filterParams ?? [])] : []
    return [createPathPattern(whole, names, list)]
  })
}
