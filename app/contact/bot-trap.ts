/** Nobody reads and fills in a form in less. */
const leastMilliseconds = 2500

export type Suspicion = "trapped" | "hurried" | null

/** Whether a form was filled in by a program: it fills a field that people do not see, or answers at once.
 *  A form without its time was not drawn by this shop.
 *  @param filled the field that people do not see
 *  @param drawn when the form was drawn, in milliseconds
 *  @param now milliseconds */
export function suspicionOf({ filled, drawn, now }: { filled: unknown; drawn: unknown; now: number }): Suspicion {
  if (typeof filled !== "string" || filled !== "") return "trapped"
  const since = typeof drawn === "string" && /^\d{10,16}$/.test(drawn) ? now - Number(drawn) : 0
  return since < leastMilliseconds ? "hurried" : null
}
