import { sql } from "kysely"
import { columns, type MigrationDb } from "./columns.ts"

/** One salt for all accounts of a mobile number, so that one hash finds the account among any number of them. The salt of
 *  the oldest account becomes the number's; those of the next two, the others that could sign in so far, stay beside it
 *  until their owners sign in or change the password. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole, required } = columns(db)
  await db.schema
    .createTable("shopper_mobile_salt")
    .addColumn("mobile", text, required)
    .addColumn("place", whole, required)
    .addColumn("prefix", text, required)
    .addPrimaryKeyConstraint("shopper_mobile_salt_key", ["mobile", "place"])
    .execute()
  // A hash is `scrypt$N$r$p$salt$hash`: of 32 bytes, the last 43 characters and their `$` are no part of the prefix.
  await sql`
    insert into shopper_mobile_salt (mobile, place, prefix)
    select mobile, place, prefix from (
      select
        u.login_mobile as mobile,
        row_number() over (partition by u.login_mobile order by u.created_at, u.id) - 1 as place,
        substr(a.password, 1, length(a.password) - 44) as prefix
      from shopper_user u join shopper_account a on a.user_id = u.id
      where u.login_mobile is not null and a.password like 'scrypt$%$%$%$%$%'
    ) as salts
    where place < 3
  `.execute(db)
  await db.schema.createIndex("shopper_account_password").on("shopper_account").column("password").unique().execute()
}
