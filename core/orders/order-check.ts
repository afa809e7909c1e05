/** Typed values that the order form's checks read; the last three are the checkout's and may be empty. */
export type CheckedFields = {
  wilaya: string
  commune: string
  mobile: string
  firstname: string
  lastname: string
  address?: string
  email?: string
  note?: string
}

export type OrderProblem = {
  /** The rule that is broken; names its alert. */
  rule: "place" | "mobile" | "firstname" | "lastname" | "tooLong"
  /** The first field at fault, to be focused. */
  field: keyof CheckedFields
  /** All fields at fault, to be marked; `field` is the first of them. */
  fields: (keyof CheckedFields)[]
  /** The rule that each of them breaks. */
  rules: OrderProblem["rule"][]
}

/** The checks in the order of section 5 of the specification, and this shop's own behind them. */
const checks: { field: keyof CheckedFields; rule: OrderProblem["rule"] }[] = [
  { field: "wilaya", rule: "place" },
  { field: "commune", rule: "place" },
  { field: "mobile", rule: "mobile" },
  { field: "firstname", rule: "firstname" },
  { field: "lastname", rule: "lastname" },
  { field: "address", rule: "tooLong" },
  { field: "email", rule: "tooLong" },
  { field: "note", rule: "tooLong" },
]

/** Longest texts that the shop keeps, in characters. The fields take more, which is not cut but named as too long. */
export const personLimits = { mobile: 40, firstname: 80, lastname: 80 } as const

/** The same of the texts that only the checkout asks for. */
export const checkoutLimits = { address: 300, email: 254, note: 500 } as const

const limits: Partial<Record<keyof CheckedFields, number>> = { ...personLimits, ...checkoutLimits }
/** Whether a text is longer than the shop keeps. */
const isTooLong = (field: keyof CheckedFields, text: string): boolean =>
  text.length > (limits[field] ?? Number.POSITIVE_INFINITY)

const needed: readonly (keyof CheckedFields)[] = ["wilaya", "commune", "mobile", "firstname", "lastname"]

/** The four checks of section 5 of the specification, in its order; used in the browser and again on the server.
 *  What is longer than the shop keeps is not taken for an answer either: its rule is `tooLong`.
 *  @returns the first problem with all fields at fault, or null when the order may be sent */
export function findOrderProblem(typed: CheckedFields): OrderProblem | null {
  const isWrong = (field: keyof CheckedFields) => {
    const { [field]: text = "" } = typed
    return (needed.includes(field) && text.trim() === "") || isTooLong(field, text)
  }
  const failed = checks.filter(({ field }) => isWrong(field))
  const fields = failed.map(({ field }) => field)
  const rules = failed.map(({ field, rule }) => (isTooLong(field, typed[field] ?? "") ? "tooLong" : rule))
  const [[field], [rule]] = [fields, rules]
  return field && rule ? { rule, field, fields, rules } : null
}
