// `npx tsx test/own-back-end/run.ts [port]`: a stand-in of a WooCommerce shop with the boutique's products, for a look at
// `npx tsx packages/mock/src/node/cli.ts --from woocommerce <address>`.
import { readBoutiqueCatalogue } from './boutique.js'
import { serve } from '../../examples/own-backend/src/serve.js'
import { createWooCommerceStandIn } from './woocommerce-stand-in.js'

const [port = '4099'] = process.argv.slice(2)
const { origin } = await serve(createWooCommerceStandIn(readBoutiqueCatalogue()), Number(port))
console.log(origin)
