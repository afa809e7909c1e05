import { data } from "react-router"
import type { ProductToChoose } from "#core/catalogue/product.ts"
import { findVariant, hasOptions, knownChoice, missingOption } from "#core/catalogue/variants/choose-variant.ts"
import type { OptionValue, VariantChoice } from "#core/catalogue/variants/variant.ts"
import { normalizePhone, phoneKey } from "#core/customers/phone.ts"
import { fromDinars } from "#core/money.ts"
import { findOrderProblem } from "#core/orders/order-check.ts"
import { maxUnitsOfProduct } from "#core/orders/order-maximums.ts"
import { randomId } from "#core/random-id.ts"
import type { SentOrder } from "../../../api-client/content.server.ts"
import { settingsOrDefaults } from "../../../api-client/found-or-default.server.ts"
import { report } from "../../../api-client/transport/report.server.ts"
import { formText } from "../../../forms/person-form-values.ts"
import type { FormRequest } from "../../../page/page-request.server.ts"
import { sessionIn } from "../../../request/session-cookie.server.ts"
import { askedCookie, isRepeat } from "../../confirmation/placed-orders-cookie.server.ts"
import { redirectToConfirmation } from "../../confirmation/redirect-to-confirmation.server.ts"
import { alertStatus, attemptOrder, withValidPlace } from "./attempt-order.server.ts"
import type { OrderAnswer } from "./order-answer.ts"
import { boundedQuantity, type OrderFormValues, orderedGoods, readOrder } from "./order-form-values.ts"
import { isTraced, orderClient, orderKey } from "./order-sender.server.ts"

/** The ordered variant: names in the page's language, and the variant's documentId. */
type OrderedChoice = { color: string; size?: string; variant?: string }

/** A field holds a code; a page of an earlier version sent the name. */
const findValue = (values: readonly OptionValue[], text: string) =>
  values.find(({ code, name }) => code === text || name === text)

/** Returns the variant that a filled-in form orders. A colour that the product does not have is left to the shop, as
 *  it was written.
 *  @returns null where a size has to be chosen first, also when the chosen one is not made in the colour */
function orderedChoice(product: ProductToChoose, typed: VariantChoice): OrderedChoice | null {
  if (!hasOptions(product)) return { color: typed.color }
  const { colors, variants } = product
  const sizes = product.sizeOption?.values ?? []
  const choice = knownChoice(product, {
    color: findValue(colors, typed.color)?.code ?? "",
    size: findValue(sizes, typed.size)?.code ?? "",
  })
  const variant = findVariant(variants, choice)
  const missing = missingOption(product, choice)
  if (missing === "size" || (missing === null && !variant && sizes.length > 0)) return null
  return {
    color: findValue(colors, choice.color)?.name ?? typed.color,
    size: findValue(sizes, choice.size)?.name,
    variant: variant?.documentId,
  }
}

type OrderRequest = Omit<FormRequest, "url" | "place"> & {
  slug: string
  /** documentId of the landing page that the form is on. */
  landingPage?: string
}

/** The buttons that change the form where there is no JavaScript; `order` is not among them. */
const changes = new Map<string, (typed: OrderFormValues, maxUnits: number | null) => OrderFormValues>([
  ["more", (typed, maxUnits) => ({ ...typed, quantity: boundedQuantity(typed.quantity + 1, maxUnits) })],
  ["less", (typed) => ({ ...typed, quantity: boundedQuantity(typed.quantity - 1) })],
  ["color", (typed) => typed],
  ["communes", (typed) => typed],
])

type Again = Pick<OrderAnswer, "typed" | "communes" | "desks" | "alert" | "missing"> & { key: string | null }

/** The form again. It goes on with its key, so that an order whose answer was lost is not placed twice; after `again` the
 *  next press means another order. */
function formAgain({ typed, communes, desks = [], alert, missing = null, key }: Again) {
  const nextKey = alert?.kind === "again" ? null : key
  const offered = desks.length > 0 && { desks }
  const answer: OrderAnswer = { typed, communes, ...offered, alert, missing, key: nextKey ?? randomId() }
  return data(answer, { status: alert ? alertStatus[alert.kind] : missing ? alertStatus.problem : 200 })
}

/** Asks before a form whose script took no part orders what this browser ordered a moment ago. With the script the tabs
 *  share a key (core/orders/order-try.ts). */
type AskAgain = Pick<Again, "typed" | "communes" | "desks"> & { goods: string }

function askAgain(request: Request, { typed, communes, desks = [], goods }: AskAgain) {
  const key = randomId()
  const offered = desks.length > 0 && { desks }
  const answer: OrderAnswer = { typed, communes, ...offered, alert: { kind: "again" }, missing: null, key }
  const cookie = askedCookie(request, { goods, key }, Date.now())
  return data(answer, { status: alertStatus.again, headers: { "set-cookie": cookie } })
}

/** Answers the order form: places the order and leads to its confirmation, or gives the form back as it was filled in.
 *  Throws only what the screen itself would throw: the 404 of a product that is gone. */
export async function answerOrder(requested: OrderRequest) {
  const { form, locale, content } = requested
  const first = readOrder(form)
  const key = orderKey(form)
  try {
    const { typed, ...offered } = await withValidPlace(content, first)
    const change = changes.get(formText(form, "intent"))
    if (change) {
      const changed = change(typed, maxUnitsOfProduct(await settingsOrDefaults(content, locale)))
      return formAgain({ typed: changed, ...offered, alert: null, key })
    }
    const problem = findOrderProblem(typed)
    const product = await content.productBySlug(requested.slug, locale)
    const choice = orderedChoice(product, typed)
    // Everything at once: nobody mends one field to hear of the next.
    const missing = choice ? null : "size"
    if (problem) return formAgain({ typed, ...offered, alert: { kind: "problem", problem }, missing, key })
    if (!choice) return formAgain({ typed, ...offered, alert: null, missing, key })
    if (!key) return formAgain({ typed, ...offered, alert: { kind: "check" }, key })

    const goods = `${orderedGoods(requested.slug, typed)} ${phoneKey(typed.mobile)}`
    if (!isTraced(form) && isRepeat(requested.request, { goods, key }, Date.now()))
      return askAgain(requested.request, { typed, ...offered, goods })

    const placed = await attemptOrder(content, sentOrder(typed, { ...choice, product: product.title }, key, requested))
    if ("token" in placed) return redirectToConfirmation({ ...requested, token: placed.token, goods, key })
    // Units that are left: the form goes on with them and asks again.
    const left = placed.kind === "conflict" ? placed.conflict.lines[0]?.quantity : undefined
    return formAgain({ typed: { ...typed, quantity: left ?? typed.quantity }, ...offered, alert: placed, key })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    report(error)
    const known = first.commune ? [{ name: first.commune, namear: first.commune, closed: false }] : []
    const communes = await content.communes(first.wilaya).catch(() => known)
    return formAgain({ typed: first, communes, alert: { kind: "failed" }, key })
  }
}

function sentOrder(
  typed: OrderFormValues,
  goods: OrderedChoice & { product: string },
  idempotencyKey: string,
  { request, form, slug, locale, visit, formTimes, landingPage }: OrderRequest,
): SentOrder {
  const session = sessionIn(request)
  const { quantity, wilaya, commune, mobile, firstname, lastname, delivery, amount = 0, deliveryPrice: shown } = typed
  const { desk } = typed
  return {
    quantity,
    wilaya,
    commune,
    firstname,
    lastname,
    delivery,
    ...(desk !== "" && { desk: Number(desk) }),
    slug,
    locale,
    ...goods,
    mobile: normalizePhone(mobile),
    // The amounts that were shown: the API rejects others, so nothing is placed at a price nobody saw.
    amount: fromDinars(amount),
    ...(shown === undefined ? {} : { deliveryPrice: shown === null ? null : fromDinars(shown) }),
    date: new Date().toISOString(),
    idempotencyKey,
    client: orderClient(form, visit, formTimes),
    ...(session && { session }),
    ...(landingPage && { landingPage }),
  }
}
