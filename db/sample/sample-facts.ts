import { settings } from "#sample/settings.ts"
import type { Db } from "../database.ts"

/** Whether the shop still has the phone or the mail address of the sample. Clearing leaves them: a shop has some. */
export async function hasSampleFacts(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("app_setting")
    .select("id")
    .where((e) => e.or([e("phone", "=", settings.phone), e("email", "=", settings.email)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the shop has a product that the sample brought, changed or not. */
export async function hasSampleProduct(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("sample_row")
    .innerJoin("product", "product.id", "sample_row.row_id")
    .select("product.id")
    .where("sample_row.kind", "=", "product")
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
