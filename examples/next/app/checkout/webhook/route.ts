import { receiveWebhook } from '../../../server/orders'

/** What the provider says about a payment. Its signature stands for the origin that other forms of the shop check. */
export const POST = (request: Request) => receiveWebhook(request)
