import * as z from 'zod/mini'

const listOf = <T extends z.ZodMiniType>(item: T) => z.object({ data: z.array(item) })

/** The API reference does not show these resources: fit the schemas to your store. */
export const shippingSchema = listOf(z.object({ id: z.string(), name: z.string(), price: z.string() }))
export const taxesSchema = listOf(z.object({ name: z.string(), percent: z.string() }))
export const paymentsSchema = listOf(z.object({ id: z.string(), name: z.string() }))
