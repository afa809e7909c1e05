import { isEmailAddress } from "#core/customers/contact-message.ts"
import type { Db } from "../database.ts"

/** Where the merchant reads mail: the address of the settings; null where that is none. */
export async function merchantAddress(db: Db): Promise<string | null> {
  const row = await db.selectFrom("app_setting").select("email").executeTakeFirst()
  return row && isEmailAddress(row.email) ? row.email : null
}
