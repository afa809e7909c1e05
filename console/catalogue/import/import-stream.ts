import type { ProductImportLine } from "#api/imports/contract-product-import.ts"
import { fetchRaw } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { readLines } from "../../data/read-lines.ts"

export type FileProgress = Omit<Extract<ProductImportLine, { kind: "progress" }>, "kind">

/** A table of products, and a zip with the pictures that it names. */
export type ImportFiles = { table: File; zip: File | undefined }

/** Sends a file of products and hears how far the shop is with it.
 *  @returns the last line: what came of it
 *  @throws RejectedError when the file is not read at all */
export async function sendProductFile(
  { table, zip }: ImportFiles,
  dryRun: boolean,
  onProgress: (progress: FileProgress) => void,
): Promise<Exclude<ProductImportLine, { kind: "progress" }>> {
  const query = { dryRun: dryRun ? 1 : 0, ...(zip && { tableBytes: table.size }) }
  const answer = await fetchRaw("POST", apiPath("/products/import", { query }), {
    body: zip ? new Blob([table, zip]) : table,
  })
  let last: Exclude<ProductImportLine, { kind: "progress" }> = { kind: "failed", code: "SERVER" }
  await readLines(answer, (text) => {
    // The contract of the console's own API.
    const line = JSON.parse(text) as ProductImportLine
    if (line.kind === "progress") onProgress(line)
    else last = line
  })
  return last
}
