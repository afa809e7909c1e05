import type { Db } from "../database.ts"

/** The French names of all 69 wilayas by their codes. */
export async function wilayaNames(db: Db): Promise<Map<number, string>> {
  const rows = await db.selectFrom("wilaya").select(["code", "name"]).execute()
  return new Map(rows.map(({ code, name }) => [code, name]))
}
