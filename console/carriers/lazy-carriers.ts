import { lazy } from "react"
import { withDeferredTexts } from "../i18n/load-texts.ts"

/** The dialog that sends orders, with its words. */
export const LazySendDialog = lazy(async () => ({
  default: (await withDeferredTexts(import("./send-dialog.tsx"))).SendDialog,
}))

/** The parcels on an order's screen, with their texts. */
export const LazyOrderParcels = lazy(async () => ({
  default: (await withDeferredTexts(import("./order-parcels.tsx"))).OrderParcels,
}))

/** The failed deliveries of the call queue, with their words. */
export const LazyFailedAttempts = lazy(async () => ({
  default: (await withDeferredTexts(import("./failed-attempts.tsx"))).FailedAttempts,
}))

/** Why the delivery of an order has failed, with its words. */
export const LazyFailedCall = lazy(async () => ({
  default: (await withDeferredTexts(import("./failed-call.tsx"))).FailedCall,
}))

/** The dialog that prints labels, with its words. */
export const LazyLabelsDialog = lazy(async () => ({
  default: (await withDeferredTexts(import("./labels-dialog.tsx"))).LabelsDialog,
}))
