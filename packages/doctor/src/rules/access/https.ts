import { broken, holds, notChecked, sections, type Rule } from '../rule.js'

const isLocal = (host: string) =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.(?:localhost|test|local))$/.test(host)

export const https: Rule = {
  id: 'https',
  group: 'access',
  title: 'The API is reached over HTTPS',
  section: sections.authentication,
  why: 'Without HTTPS, everybody on the way can read the key and change prices.',
  handling: 'Sends requests to the address that you give.',
  check({ store }) {
    const { protocol, hostname } = new URL(store.session.baseUrl)
    if (protocol === 'https:') return holds('')
    if (isLocal(hostname)) return notChecked('The server is on this machine.')
    return broken('The address begins with http://, so the key is readable on its way.')
  },
}
