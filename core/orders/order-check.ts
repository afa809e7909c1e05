/** What the order form's checks look at, as typed. */
export type CheckedFields = { wilaya: string; commune: string; mobile: string; firstname: string; lastname: string }

export type OrderProblem = {
  /** The rule that is broken; names its alert. */
  rule: "place" | "mobile" | "firstname" | "lastname"
  /** The field at fault, to be focused. */
  field: keyof CheckedFields
}

/** Longest texts that the shop keeps, in characters; the form's fields end there. */
export const personLimits = { mobile: 40, firstname: 80, lastname: 80 } as const

/** The four checks of section 5 of the specification, in its order; used in the browser and again on the server.
 *  What is longer than a field of the form can be is not taken for an answer either.
 *  @returns the first problem, or null when the order may be sent */
export function findOrderProblem(fields: CheckedFields): OrderProblem | null {
  const missing = (field: keyof CheckedFields) => fields[field].trim() === ""
  if (missing("wilaya")) return { rule: "place", field: "wilaya" }
  if (missing("commune")) return { rule: "place", field: "commune" }
  const wrong = (field: keyof typeof personLimits) => missing(field) || fields[field].length > personLimits[field]
  if (wrong("mobile")) return { rule: "mobile", field: "mobile" }
  if (wrong("firstname")) return { rule: "firstname", field: "firstname" }
  if (wrong("lastname")) return { rule: "lastname", field: "lastname" }
  return null
}
