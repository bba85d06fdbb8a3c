import { rows } from '../test/compat/versions.js'

type Versions = Readonly<Record<string, string>>

/** The table of tested peers in docs/support.md. */
export function renderSupportTable(peers: readonly string[]): string {
  const versionOf = (versions: Versions, peer: string) => versions[peer] ?? ''
  return [
    `| peer | ${rows.map(({ name }) => name).join(' | ')} |`,
    `| --- | ${rows.map(() => '---').join(' | ')} |`,
    ...[...peers, 'typescript'].map(
      (peer) =>
        `| \`${peer}\` | ${rows.map(({ versions }) => versionOf(versions as Versions, peer)).join(' | ')} |`,
    ),
  ].join('\n')
}
