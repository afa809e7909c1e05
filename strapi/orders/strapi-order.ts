import type { OrderRequest, OrderResource } from "#api/orders/contract.ts"
import { toDinars } from "#core/money.ts"
import { storedWilayaName } from "../wilayas.ts"
import type { ReadOrder } from "./order-request.ts"

/** The order form's payload of section 3 of the specification, with the `date` of section 7. */
export type StrapiOrder = {
  quantity: number
  product: string
  color: string
  amount: number
  wilaya: string
  commune: string
  mobile: string
  firstname: string
  lastname: string
  date: string
}

type Person = OrderRequest["data"]

/** An order in the specification's fields and no others. A cart is one order: `product` names each line with its colour, its
 *  size and its quantity, and `quantity` is the sum. */
export function strapiOrder(data: Person, { quote, lines }: ReadOrder, date: string): StrapiOrder {
  const { commune, mobile, firstname, lastname } = data
  const wilaya = storedWilayaName(data.wilaya)
  const [first] = lines
  const isOne = lines.length === 1 && first !== undefined
  return {
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    product: isOne ? nameText(first) : lines.map(lineText).join(" ; "),
    color: isOne ? (first.color ?? "") : "",
    amount: toDinars(quote.amount),
    wilaya,
    commune,
    mobile,
    firstname,
    lastname,
    date,
  }
}

type Line = ReadOrder["lines"][number]

/** The specification's order has a field for the colour and none for the size. */
const nameText = ({ name, size }: Line): string => (size ? `${name} (${size})` : name)

function lineText({ name, color, size, quantity }: Line): string {
  const choice = [color, size].filter(Boolean).join(", ")
  return `${name}${choice ? ` (${choice})` : ""} × ${quantity}`
}

/** The order as its confirmation shows it, built from what was sent.
 *  @param stored what Strapi says of it; `documentId` is the order's token */
export function orderAnswer(
  data: Person,
  { quote, lines }: ReadOrder,
  { id, documentId, createdAt }: { id: number; documentId: string; createdAt: string },
): OrderResource {
  const { firstname, lastname, mobile, commune, address, note, delivery } = data
  const wilaya = storedWilayaName(data.wilaya)
  const { quantity, product, color } = strapiOrder(data, { quote, lines }, data.date)
  return {
    id,
    documentId,
    token: documentId,
    number: `#${id}`,
    status: "new",
    history: [{ status: "new", at: createdAt }],
    firstname,
    lastname,
    mobile,
    wilaya,
    commune,
    address: address || null,
    note: note || null,
    delivery: delivery ?? "home",
    carrier: null,
    tracking: null,
    coupon: null,
    createdAt,
    reviewKey: null,
    quantity,
    product,
    color: color || null,
    date: data.date,
    updatedAt: createdAt,
    publishedAt: createdAt,
    amount: toDinars(quote.amount),
    discount: toDinars(quote.discount),
    total: toDinars(quote.total),
    deliveryPrice: quote.deliveryPrice === null ? null : toDinars(quote.deliveryPrice),
    lines: quote.lines.map(({ index, slug, title, quantity, unitPrice, lineTotal }) => ({
      slug,
      title,
      quantity,
      sku: "",
      color: lines[index]?.color ?? null,
      size: lines[index]?.size ?? null,
      isOpen: false,
      unitPrice: toDinars(unitPrice),
      lineTotal: toDinars(lineTotal),
      image: lines[index]?.product?.image?.url ?? null,
    })),
  }
}
