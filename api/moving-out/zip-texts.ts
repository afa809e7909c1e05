// Converts values to the text of an archive's file.

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** A value as JSON, read when its turn comes. */
export async function* jsonFile(value: () => Promise<unknown>): AsyncGenerator<string> {
  yield json(await value())
}

/** A list that is read one by one, as one JSON array.
 *  @param count called for each value */
export async function* jsonList(values: AsyncIterable<unknown>, count: () => void): AsyncGenerator<string> {
  let isFirst = true
  yield "["
  for await (const value of values) {
    count()
    yield `${isFirst ? "\n" : ",\n"}${JSON.stringify(value, null, 2)}`
    isFirst = false
  }
  yield "\n]\n"
}
