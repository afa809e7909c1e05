/** Hears an answer in NDJSON, line by line, as it comes.
 *  @param onLine called with each line; its shape is the contract's of the console's own API */
export async function readLines(answer: Response, onLine: (line: string) => void): Promise<void> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ""
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    const lines = (rest + piece.value).split("\n")
    rest = lines.pop() ?? ""
    for (const line of lines) if (line) onLine(line)
  }
  if (rest) onLine(rest)
}
