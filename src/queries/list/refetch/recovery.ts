// What a list needs when its items are not where they were. Most requests find them, so this code is not in the bundle of
// every page.
export { checkBackward } from './check-backward.js'
export { fetchWindow } from './fetch-window.js'
export { recoverFirstPage, recoverFollowingPage } from './recover-pages.js'
