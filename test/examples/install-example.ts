import { join } from 'node:path'

import { addBlocks } from '../../scripts/add-blocks.js'
import { addSharedFiles } from '../../scripts/add-shared-files.js'
import { installProject, type InstalledProject } from '../package/install-project.js'
import { root } from '../package/packed-package.js'

/** Installs an example with the files of other examples and the blocks that `npm run example …` copies into it. */
export async function installExample(
  name: string,
  tarball: string,
  versions?: Readonly<Record<string, string>>,
): Promise<InstalledProject> {
  const project = await installProject(join(root, 'examples', name), tarball, versions)
  addSharedFiles(name, project.folder)
  addBlocks(project.folder)
  return project
}
