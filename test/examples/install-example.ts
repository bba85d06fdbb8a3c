import { join } from 'node:path'

import { addBlocks } from '../../scripts/add-blocks.js'
import { installProject, type InstalledProject } from '../package/install-project.js'
import { root } from '../package/packed-package.js'

/** Installs an example with the blocks that `npm run example …` copies into it. */
export async function installExample(name: string, tarball: string): Promise<InstalledProject> {
  const project = await installProject(join(root, 'examples', name), tarball)
  addBlocks(project.folder)
  return project
}
