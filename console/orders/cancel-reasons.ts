/** Why orders are cancelled, as the history keeps it; screens say it in their own language. */
export const cancelReasons = [
  "changed-mind",
  "too-expensive",
  "bought-elsewhere",
  "not-ordered",
  "duplicate",
  "other",
] as const

const known = [...cancelReasons, "wrong-number", "merged"] as const

/** Whether a reason of the history has a text of its own. */
export const isKnownReason = (reason: string): reason is (typeof known)[number] => known.some((one) => one === reason)
