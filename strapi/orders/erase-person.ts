import { existsSync } from "node:fs"
import Sqlite from "better-sqlite3"
import { z } from "zod"
import { phoneKey } from "#core/customers/phone.ts"

const answered = z.object({ mobile: z.string() })

type Row = { key: string; answer: string }

/** Deletes the orders of a phone from the file of tries to order, while the storefront runs. Their keys stay without a person,
 *  so that a form that is sent again places no second order.
 *  @param phone in any spelling
 *  @returns how many orders, and whether the words are in no byte of the file; null where there is no such file */
export function erasePersonFromTries(file: string, phone: string): { orders: number; isCompacted: boolean } | null {
  if (!existsSync(file)) return null
  const key = phoneKey(phone)
  const database = new Sqlite(file)
  try {
    database.pragma("busy_timeout = 5000")
    database.pragma("secure_delete = ON")
    const rows = database.prepare<[], Row>("select key, answer from order_try where answer is not null").all()
    const own = rows.filter(({ answer }) => {
      const order = answered.safeParse(JSON.parse(answer)).data
      return order !== undefined && phoneKey(order.mobile) === key
    })
    const erase = database.prepare("update order_try set fingerprint = '', token = null, answer = null where key = ?")
    database.transaction(() => {
      for (const { key } of own) erase.run(key)
    })()
    database.exec("vacuum")
    const [{ busy = 1 } = {}] = database.pragma("wal_checkpoint(TRUNCATE)") as { busy?: number }[]
    return { orders: own.length, isCompacted: busy === 0 }
  } finally {
    database.close()
  }
}
