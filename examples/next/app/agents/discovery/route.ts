import { connection } from 'next/server'

import { commerce } from '../../../lib/agents'
import { siteUrl } from '../../../lib/store'

/** `/.well-known/ucp` */
export async function GET(): Promise<Response> {
  await connection()
  return commerce(new Request(new URL('/.well-known/ucp', siteUrl)))
}
