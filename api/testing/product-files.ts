import { expect } from "vitest"
import { type ProductImportReport, productImportLine, productImportReport } from "../imports/contract-product-import.ts"
import type { TestShop } from "./shop.ts"
import type { TestStaff } from "./staff.ts"

/** The export and the import of products, as a member of the staff calls them. */
export function productFiles(shop: TestShop, staff: TestStaff) {
  /** @param zip pictures that the file names */
  const post = (file: string | Uint8Array, dryRun: 0 | 1, zip?: Uint8Array) => {
    const table = Buffer.from(file)
    return shop.send(`/api/admin/products/import?dryRun=${dryRun}${zip ? `&tableBytes=${table.length}` : ""}`, {
      method: "POST",
      headers: { cookie: staff.cookie, "content-type": "text/csv" },
      body: zip ? Buffer.concat([table, zip]) : table,
    })
  }
  async function linesOf(file: string, dryRun: 0 | 1, zip?: Uint8Array) {
    const answer = await post(file, dryRun, zip)
    expect(answer.status).toBe(200)
    const text = await answer.text()
    return text
      .trim()
      .split("\n")
      .map((line) => productImportLine.parse(JSON.parse(line)))
  }
  /** Imports a file, and returns its report; with `dryRun` nothing is stored. */
  async function report(file: string, dryRun: 0 | 1, zip?: Uint8Array): Promise<ProductImportReport> {
    const last = (await linesOf(file, dryRun, zip)).at(-1)
    if (last?.kind !== "result") throw new Error(`No result: ${JSON.stringify(last)}`)
    return productImportReport.parse(last.data)
  }
  async function exported(query = ""): Promise<string> {
    const answer = await shop.send(`/api/admin/products/export?${query}`, { headers: { cookie: staff.cookie } })
    expect(answer.status).toBe(200)
    return Buffer.from(await answer.arrayBuffer()).toString("utf8")
  }
  return { post, linesOf, report, exported }
}

/** The problems of a report as `LINE COLUMN CODE`. */
export const problemsOfReport = ({ rows }: ProductImportReport): string[] =>
  rows.flatMap(({ line, problems }) => problems.map(({ column, code }) => `${line} ${column} ${code}`))
