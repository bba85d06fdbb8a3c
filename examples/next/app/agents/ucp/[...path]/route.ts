import { commerce } from '../../../../lib/agents'

/** Universal Commerce Protocol. The discovery document names this address. */
export const POST = commerce
