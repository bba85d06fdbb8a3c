import type { AnyStorefrontClient } from '../core/index.js'

/** Path templates of the client's resources. Use them to extend `allowedPaths` with an app's own paths. */
export function resourcePaths({ resources }: Pick<AnyStorefrontClient, 'resources'>): readonly string[] {
  const { collectionProducts, ...definitions } = resources
  const templates = Object.values(definitions).flatMap(({ path, itemPath = `${path}/{id}`, slugPath }) => [
    path,
    itemPath,
    slugPath,
  ])
  templates.push(collectionProducts.path, collectionProducts.slugPath)
  return [...new Set(templates.filter((template) => template !== undefined))]
}
