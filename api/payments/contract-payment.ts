import { z } from "zod"
import { pluginNamePattern } from "#core/events/plugin-address.ts"
import { locales } from "#core/i18n/locale.ts"

/** The key of a payment service: the name of its plugin. */
const paymentKey = z.string().regex(pluginNamePattern)

/** `POST orders/:token/payments` */
export const startPaymentRequest = z
  .object({
    data: z.object({
      key: paymentKey,
      locale: z.enum(locales).meta({ description: "Of the page to which the shopper comes back" }),
    }),
  })
  .meta({ id: "StartPaymentRequest" })

/** Where the shopper pays. */
export const startedPayment = z.object({ url: z.url({ protocol: /^https?$/ }) })
export type StartedPayment = z.infer<typeof startedPayment>
