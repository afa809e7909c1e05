import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { isolate, isolateLeftToRight } from "#core/i18n/isolate.ts"
import type { Say } from "../../i18n/texts.ts"

type Named = Pick<OrderDetail, "number" | "firstname" | "lastname">

/** A step with the one order that it is for. */
export const namedStep = (step: string, { number, firstname, lastname }: Named, t: Say): string =>
  t("call.stepFor", { step, number: isolateLeftToRight(number), name: isolate(`${firstname} ${lastname}`) })
