import type { OfferedDesk } from "#core/delivery/desk.ts"
import { type Commune, findNamedPlace } from "#core/delivery/wilaya.ts"
import type { Content, SentOrder } from "../../../api-client/content.server.ts"
import type { PersonFormValues } from "../../../forms/person-form-values.ts"
import type { OrderAlert } from "./order-answer.ts"

/** HTTP status of each alert. */
export const alertStatus: Record<OrderAlert["kind"], number> = {
  problem: 422,
  choose: 422,
  desk: 422,
  invalid: 422,
  check: 200,
  conflict: 409,
  maximum: 409,
  again: 409,
  tooMany: 429,
  refused: 403,
  failed: 503,
  uncertain: 503,
}

/** Replaces the typed place by the shop's, and adds the communes and desks to choose from. A closed commune counts as none, and
 *  so does one of another wilaya: without JavaScript the two can be sent out of step. */
export async function withValidPlace<Typed extends PersonFormValues>(
  content: Content,
  typed: Typed,
): Promise<{ typed: Typed; communes: Commune[]; desks: OfferedDesk[] }> {
  const communes = await content.communes(typed.wilaya)
  const place = {
    wilaya: communes.length > 0 ? typed.wilaya : "",
    commune:
      findNamedPlace(
        communes.filter(({ closed }) => !closed),
        typed.commune,
      )?.name ?? "",
  }
  const desks = typed.delivery === "desk" ? await content.desks(place) : []
  return { typed: { ...typed, ...place }, communes, desks }
}

const invalidAlerts = { choice: "choose", desk: "desk", text: "invalid" } as const

/** Sends an order to the shop.
 *  @returns the token of its confirmation, or why there is none. Throws when the shop gives no answer. */
export async function attemptOrder(content: Content, order: SentOrder): Promise<{ token: string } | OrderAlert> {
  const placed = await content.placeOrder(order)
  if ("order" in placed) return { token: placed.order.token }
  if ("conflict" in placed) return { kind: "conflict", conflict: placed.conflict }
  if ("keyReused" in placed) return { kind: "again" }
  if ("invalid" in placed) return { kind: invalidAlerts[placed.invalid] }
  if ("uncertain" in placed) return { kind: "uncertain" }
  return { kind: placed.rejected.reason }
}
