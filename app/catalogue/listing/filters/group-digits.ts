/** A whole number in groups of three with thin spaces, the same on every server and browser: `148 000`. */
export function groupDigits(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, "\u202f")
}
