const MESSAGE = "Write `import * as z from 'zod/mini'`: every other form ships the whole library."

/** `import { z } from 'zod/mini'` and imports from 'zod' ship 25 to 93 kB, `import * as z` from 'zod/mini' 5 to 8 kB. */
const zodMiniNamespace = {
  create: (context) => ({
    ImportDeclaration(node) {
      const { source, importKind, specifiers } = node
      if (!source.value.startsWith('zod') || importKind === 'type') return
      const isNamespace = specifiers.every(({ type }) => type === 'ImportNamespaceSpecifier')
      if (source.value !== 'zod/mini' || !isNamespace) context.report({ node, message: MESSAGE })
    },
  }),
}

export default { meta: { name: 'storefront' }, rules: { 'zod-mini-namespace': zodMiniNamespace } }
