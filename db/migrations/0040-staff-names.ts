import { foldStaffName } from "#core/staff/staff-name.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** Makes the names of the staff unique: orders and the audit log show who did something by name. Of several members with
 *  one name, those who work here come before those who have left, the earlier ones before the later: the first keeps the
 *  name, the others get a number after it. What was written under the name before stays as it was written. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .alterTable("staff_user")
    .addColumn("name_folded", columns(db).text, (column) => column.notNull().defaultTo(""))
    .execute()
  const members = await db
    .selectFrom("staff_user")
    .select(["id", "name", "removed_at"])
    .orderBy("created_at")
    .orderBy("id")
    .execute()
  const hasLeft = (member: (typeof members)[number]) => Number(member.removed_at !== null)
  const given = new Set<string>()
  const taken = new Set(members.map(({ name }) => foldStaffName(String(name))))
  for (const member of members.toSorted((one, other) => hasLeft(one) - hasLeft(other))) {
    const first = foldStaffName(String(member.name))
    const name = first === "" || given.has(first) ? freeName(String(member.name), taken) : String(member.name)
    const name_folded = foldStaffName(name)
    given.add(first)
    taken.add(name_folded)
    await db.updateTable("staff_user").set({ name, name_folded }).where("id", "=", member.id).execute()
  }
  await db.schema.createIndex("staff_user_name").unique().on("staff_user").column("name_folded").execute()
}

/** A name with the first number after it that makes it nobody's. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const free = `${name.trim()} (${number})`
    if (!taken.has(foldStaffName(free))) return free
  }
}
