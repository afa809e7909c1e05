const otherDigits = /[\u0660-\u0669\u06F0-\u06F9]/g

/** A time as it is being typed, by the 24-hour clock: `1030` becomes `10:30`, digits of all scripts are read. */
export function parseTime(text: string): string {
  const latin = text.replace(otherDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
  const [hours = "", minutes] = latin.replace(/[h.]/gi, ":").split(":")
  const digits = (part: string) => part.replace(/\D/g, "")
  if (minutes !== undefined) return `${digits(hours).slice(0, 2)}:${digits(minutes).slice(0, 2)}`
  const all = digits(hours)
  return all.length <= 2 ? all : `${all.slice(0, 2)}:${all.slice(2, 4)}`
}

/** @returns `09:30` for `9:30`; undefined for what is no time of the 24-hour clock */
export function wholeTime(text: string): string | undefined {
  return /^([01]?\d|2[0-3]):[0-5]\d$/.test(text) ? text.padStart(5, "0") : undefined
}
