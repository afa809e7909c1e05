import type {
  MovingArchive,
  MovingFile,
  MovingHistory,
  MovingLine,
  MovingQuery,
  PartLine,
} from "#api/imports/contract-moving.ts"
import type { ProductImportReport } from "#api/imports/contract-product-import.ts"
import { fetchRaw } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { readLines } from "../data/read-lines.ts"

type LineOf<K extends MovingLine["kind"]> = Extract<MovingLine, { kind: K }>

export type MovingProgress = LineOf<"progress">

/** All that the shop says of a file. */
export type MovingAnswer = {
  about?: MovingFile
  archive?: MovingArchive
  history?: MovingHistory
  /** The results for the parts beside products. */
  parts: PartLine[]
  /** Whether it tells what would happen. */
  isDry: boolean
  lost?: LineOf<"pictures">
  leftOut?: number
  redirects?: LineOf<"redirects">
  report?: ProductImportReport
  /** Why nothing was stored, after the file was read. */
  failed?: string
}

/** How a file is read, where somebody has chosen it. */
export type ReadingChoice = Partial<Pick<MovingQuery, "encoding" | "separator" | "format">>

/** Whether all was said: nothing failed on the way. */
const isWhole = ({ report, history, parts }: MovingAnswer) => report !== undefined || (history && parts.length > 0)

/** Sends a file of another shop.
 *  @throws RejectedError when the file is not read at all */
export async function sendMovingFile(
  file: File,
  query: ReadingChoice & { productType: string; units: number; dryRun: 0 | 1; leaveOut: 0 | 1 },
  onProgress: (progress: MovingProgress) => void,
): Promise<MovingAnswer> {
  const answer = await fetchRaw("POST", apiPath("/moving/products", { query }), { body: file })
  const said: MovingAnswer = { parts: [], isDry: query.dryRun === 1 }
  await readLines(answer, (text) => {
    // The contract of the console's own API.
    const line = JSON.parse(text) as MovingLine
    if (line.kind === "progress") onProgress(line)
    if (line.kind === "file") said.about = line.data
    if (line.kind === "archive") said.archive = line.data
    if (line.kind === "history") said.history = line.data
    if (line.kind === "part") said.parts.push(line)
    if (line.kind === "pictures") said.lost = line
    if (line.kind === "leftOut") said.leftOut = line.products
    if (line.kind === "redirects") said.redirects = line
    if (line.kind === "result") said.report = line.data
    if (line.kind === "failed") said.failed = line.code
  })
  if (!isWhole(said)) said.failed ??= "SERVER"
  return said
}
