/** Thrown for a file that is no JSON array, has no end, or holds too long a value. */
export class BadJsonList extends Error {
  override name = "BadJsonList"
}

const isBlank = (text: string) => text.trim() === ""

/** Finds the values of a JSON array in its text, of which one piece and one value are in memory. */
class ListReader {
  readonly #maxLength: number
  #state: "before" | "within" | "behind" = "before"
  #depth = 0
  #isText = false
  #isEscaped = false
  #value = ""
  #count = 0

  constructor(maxLength: number) {
    this.#maxLength = maxLength
  }

  /** Returns the values that end in a piece, as they are written. */
  push(piece: string): string[] {
    const values: string[] = []
    let from = 0
    const end = (at: number) => {
      const value = this.#value + piece.slice(from, at)
      from = at + 1
      this.#value = ""
      this.#count++
      values.push(value)
    }
    for (let at = 0; at < piece.length; at++) {
      const sign = piece[at]
      if (this.#isText) {
        if (this.#isEscaped) this.#isEscaped = false
        else if (sign === "\\") this.#isEscaped = true
        else if (sign === '"') this.#isText = false
      } else if (this.#state !== "within") {
        if (this.#state === "before" && sign === "[") {
          this.#state = "within"
          from = at + 1
        } else if (!isBlank(sign ?? "")) throw new BadJsonList("Not an array")
      } else if (sign === '"') this.#isText = true
      else if (sign === "[" || sign === "{") this.#depth++
      else if (this.#depth === 0 && sign === ",") end(at)
      else if (this.#depth === 0 && sign === "]") {
        this.#state = "behind"
        if (this.#count === 0 && isBlank(this.#value + piece.slice(from, at))) from = at + 1
        else end(at)
      } else if (sign === "]" || sign === "}") this.#depth--
    }
    if (this.#state !== "within") return values
    this.#value += piece.slice(from)
    if (this.#value.length > this.#maxLength) throw new BadJsonList("A value of the array is too long")
    return values
  }

  /** @throws BadJsonList where the end of the array is missing */
  end(): void {
    if (this.#state !== "behind") throw new BadJsonList("The end of the array is missing")
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadJsonList("Not JSON", { cause: error })
  }
}

/** The values of a JSON array, read one by one: its text may be larger than memory.
 *  @param maxLength characters of one value
 *  @throws BadJsonList, and what reading a piece throws */
export async function* jsonListValues(pieces: AsyncIterable<string>, maxLength: number): AsyncGenerator<unknown> {
  const reader = new ListReader(maxLength)
  for await (const piece of pieces) for (const value of reader.push(piece)) yield parsed(value)
  reader.end()
}
