/** What the order form's checks look at, as typed. */
export type CheckedFields = { wilaya: string; commune: string; mobile: string; firstname: string; lastname: string }

export type OrderProblem = {
  /** The rule that is broken; names its alert. */
  rule: "place" | "mobile" | "firstname" | "lastname"
  /** The field at fault, to be focused. */
  field: keyof CheckedFields
}

/** The four checks of section 5 of the specification, in its order; used in the browser and again on the server.
 *  @returns the first problem, or null when the order may be sent */
export function findOrderProblem(fields: CheckedFields): OrderProblem | null {
  const missing = (field: keyof CheckedFields) => fields[field].trim() === ""
  if (missing("wilaya")) return { rule: "place", field: "wilaya" }
  if (missing("commune")) return { rule: "place", field: "commune" }
  if (missing("mobile")) return { rule: "mobile", field: "mobile" }
  if (missing("firstname")) return { rule: "firstname", field: "firstname" }
  if (missing("lastname")) return { rule: "lastname", field: "lastname" }
  return null
}
