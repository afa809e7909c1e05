import { hostname } from "node:os"
import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"
import { DatabaseError } from "./database-error.ts"
import { connectInTime } from "./postgres-connect.ts"

/** Any number but that of `migration-lock.ts`. Every process of a shop holds it shared, a restore by itself. */
const lock = 4_815_162_343

/** Begins the name of the connection that holds the lock, as the server lists it. */
const namePrefix = "hanout shop "

/** Milliseconds for a connection and for each statement. */
const timeout = 5_000
/** Milliseconds between two checks whether the connection is still there, and before it is made again. */
const pollEvery = 30_000
const retryAfter = 1_000

/** A connection beside the pool.
 *  @param name as the server lists it: 63 bytes at most */
async function openConnection(url: string, name: string): Promise<pg.Client> {
  const address = new URL(url)
  address.searchParams.set("application_name", name.slice(0, 63))
  const { client } = await connectInTime(async () => {
    const client = new pg.Client({
      connectionString: address.href,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
      keepAlive: true,
    })
    // A connection that breaks says so by `end` too; without a listener it would end the process.
    client.on("error", () => undefined)
    await client.connect()
    return { client, release: () => void client.end() }
  }, timeout)
  return client
}

/** Ends a connection; a server that is silent is not waited for. */
async function endConnection(client: pg.Client): Promise<void> {
  const ended = client.end().catch(() => undefined)
  await Promise.race([ended, delay(retryAfter, undefined, { ref: false })])
}

/** @returns whether the lock was there to be taken */
async function tryLock(client: pg.Client, how: "shared" | "alone"): Promise<boolean> {
  const name = how === "shared" ? "pg_try_advisory_lock_shared" : "pg_try_advisory_lock"
  const { rows } = await client.query<{ taken: boolean }>(`select ${name}(${lock}) as taken`)
  return rows[0]?.taken === true
}

/** Holds the lock until its connection is lost or the signal ends it.
 *  @throws when the connection is lost or silent */
async function watch(client: pg.Client, signal: AbortSignal): Promise<void> {
  const lost = new Promise<never>((_resolve, reject) => {
    client.once("end", () => reject(new Error("The connection of the shop's lock has ended")))
  })
  lost.catch(() => undefined)
  while (!signal.aborted) {
    // A silent network ends no connection: only a question finds out.
    await Promise.race([delay(pollEvery, undefined, { ref: false, signal }).catch(() => undefined), lost])
    if (!signal.aborted) await client.query("select 1")
  }
}

/** A process of a shop, as a restore finds it: the machine and the number of the process. */
type ShopHolder = { machine: string; pid: number }

/** Shows a restore that this process works on a database, by a shared lock on a connection of its own. A connection that is lost is
 *  made again in the background; no order waits for it.
 *  @param url of PostgreSQL; on SQLite an open file shows it, and nothing is held
 *  @returns gives it up
 *  @throws DatabaseError while a restore runs; any other failure is made up for in the background */
export async function holdShopLock(url: string | undefined): Promise<() => Promise<void>> {
  if (!url) return async () => undefined
  const ending = new AbortController()
  const { signal } = ending
  const connect = () => openConnection(url, `${namePrefix}${process.pid} ${hostname()}`)
  const first = await connect().catch(() => undefined)
  const isTaken = first && (await tryLock(first, "shared").catch(() => undefined))
  if (isTaken === false) {
    if (first) await endConnection(first)
    throw new DatabaseError("A backup is being restored into this database. Start the shop when that has ended.")
  }
  const hold = async (client: pg.Client, isHeld: boolean) => {
    try {
      if (isHeld || (await tryLock(client, "shared"))) await watch(client, signal)
    } finally {
      await endConnection(client)
    }
  }
  const holdAgain = async () => {
    if (first) await hold(first, isTaken === true).catch(() => undefined)
    while (!signal.aborted) {
      const pause = retryAfter * (0.5 + Math.random())
      await delay(pause, undefined, { ref: false, signal }).catch(() => undefined)
      if (signal.aborted) return
      const again = connect().then((client) => hold(client, false))
      await again.catch(() => undefined)
    }
  }
  const holding = holdAgain()
  return async () => {
    ending.abort()
    await holding
  }
}

/** The processes of shops that work on the database of a connection. */
async function findHolders(client: pg.Client): Promise<ShopHolder[]> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.objsubid = 1
     and l.database = (select oid from pg_database where datname = current_database())
     and (l.classid::bigint << 32) + l.objid::bigint = $1 and l.pid <> pg_backend_pid()
     order by 1`,
    [lock],
  )
  return rows.map(({ name }) => {
    const [pid = "", machine = ""] = name.slice(namePrefix.length).split(" ")
    return { machine, pid: Number(pid) }
  })
}

/** Takes the lock for a restore: no shop starts on the database meanwhile.
 *  @param name of its connection
 *  @returns `holders` when shops run on it, else what gives the lock up */
export async function takeRestoreLock(
  url: string,
  name: string,
): Promise<{ holders: ShopHolder[] } | { release: () => Promise<void> }> {
  const client = await openConnection(url, name)
  try {
    if (await tryLock(client, "alone")) return { release: () => client.end() }
    const holders = await findHolders(client)
    await client.end()
    return { holders }
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}
