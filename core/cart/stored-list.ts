/** A value of unknown origin as an object with readable fields; undefined for anything else. */
export function storedFields(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined
  return Object.fromEntries(Object.entries(value))
}

/** The first of some values that is a text with something in it. */
export function firstText(...values: unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === "string" && value.trim() !== "")
}

/** A number within bounds; undefined for anything else, including a number in quotes. */
export function storedNumber(value: unknown, min: number, max = Number.MAX_SAFE_INTEGER): number | undefined {
  return typeof value === "number" && value >= min && value <= max ? value : undefined
}

export function storedInteger(value: unknown, min: number, max?: number): number | undefined {
  return Number.isInteger(value) ? storedNumber(value, min, max) : undefined
}

/** Reads a list that a browser stored, perhaps under an earlier shop (decision "Storage keys").
 *  @param text JSON, or null where nothing is stored
 *  @param readItem undefined = drop this one
 *  @returns what can be used; empty when the text is no JSON array */
export function readStoredList<Item>(text: string | null, readItem: (value: unknown) => Item | undefined): Item[] {
  if (text === null) return []
  try {
    const values: unknown = JSON.parse(text)
    return Array.isArray(values) ? values.flatMap((value) => readItem(value) ?? []) : []
  } catch {
    return []
  }
}
