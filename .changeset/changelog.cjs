// Without commit hashes: a squash merge or a shallow clone gives other hashes, and the text is for users.
module.exports = {
  getReleaseLine: (changeset) =>
    Promise.resolve(`- ${changeset.summary.trim().split('\n').join('\n  ').replaceAll(/ +$/gm, '')}`),
  getDependencyReleaseLine: () => Promise.resolve(''),
}
