import { batchSize, CarrierError, type ParcelResult } from "#carriers/adapter.ts"
import { storeCreated } from "#db/carriers/created-parcel.ts"
import {
  type ClaimedParcel,
  claimParcels,
  endParcel,
  listLostReplies,
  listWaiting,
  noteDesk,
  noteWords,
  rejectWaiting,
  repeatParcels,
  unclaimParcels,
} from "#db/carriers/parcel-queue.ts"
import type { TaskTurn } from "./task-turn.ts"
import { toNewParcels } from "./to-new-parcels.ts"
import { validateParcels } from "./validate-parcels.ts"

/** Requests of one turn: other accounts have theirs. */
const maxRequests = 20

/** Milliseconds after which a carrier has finished a request whose reply was lost: then it is looked up. */
export const settleTime = 60_000

/** Sends the parcels of an account that wait, each once. A parcel is claimed before its request; of one whose reply was lost the carrier
 *  is asked, or it is sent again where the carrier takes a reference once, or it is left to a person.
 *  @returns when there is more to do; null = all is done
 *  @throws CarrierError when the carrier cannot be reached, or takes nothing */
export async function sendParcels(turn: TaskTurn): Promise<Date | null> {
  const { db, account, adapter, connection, task, clock } = turn
  const nextLookup = await settleLostReplies(turn)
  // A carrier that failed last is asked something harmless first, and then gets one parcel: as little as possible is lost again.
  if (task.tries > 0) await adapter.check(connection)
  let max = task.tries > 0 ? 1 : sizeOfBatch(turn)
  for (let requests = 0; requests < maxRequests; requests++) {
    const waiting = await listWaiting(db, account.id, max)
    if (waiting.length === 0) return earlier(nextLookup, await validateParcels(turn))
    if (!(await turn.mayGoOn())) return clock()
    max = (await sendBatch(turn, waiting)) === "one-by-one" ? 1 : task.tries > 0 ? sizeOfBatch(turn) : max
  }
  await validateParcels(turn)
  return clock()
}

const earlier = (one: Date | null, other: Date | null) =>
  one && other ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other)

/** Parcels of one request to a carrier without a lookup by reference. When the process is killed, a person has to check all of them. */
const maxUnknown = 10

/** Parcels of one request. */
function sizeOfBatch({ adapter, connection }: TaskTurn): number {
  const size = batchSize(adapter, connection.account)
  return adapter.repeat === "none" ? Math.min(size, maxUnknown) : size
}

/** Sends some parcels by one request.
 *  @returns "one-by-one" when the carrier rejected all of them together: which of them it means is not known */
async function sendBatch(turn: TaskTurn, waiting: readonly ClaimedParcel[]): Promise<"sent" | "one-by-one"> {
  const { db, account, adapter, connection, clock } = turn
  const { ready, hindered } = await toNewParcels(db, account, waiting)
  for (const { id, problem } of hindered) await rejectWaiting(db, id, problem)
  for (const { id, desk } of ready) await noteDesk(db, id, desk)
  const claimed = await claimParcels(
    db,
    ready.map(({ id }) => id),
    clock(),
  )
  const sent = ready.filter(({ id }) => claimed.has(id))
  if (sent.length === 0) return "sent"
  const ids = sent.map(({ id }) => id)
  const parcels = sent.map(({ parcel }) => parcel)
  const results = await adapter.createParcels(connection, parcels).catch(async (error: unknown) => {
    // An error without the carrier's answer leaves the result open: the rows stay claimed.
    if (!(error instanceof CarrierError) || error.mayHaveActed) throw error
    if (error.problem !== "rejected") {
      await unclaimParcels(db, ids)
      throw error
    }
    if (ids.length > 1) return undefined
    return [{ outcome: "rejected", words: error.words } satisfies ParcelResult]
  })
  if (results === undefined) {
    await unclaimParcels(db, ids)
    return "one-by-one"
  }
  turn.hasProgress = true
  const waited = new Map(waiting.map((parcel) => [parcel.id, parcel]))
  for (const [index, { id }] of sent.entries()) await settle(turn, waited.get(id), results[index])
  return "sent"
}

/** Stores what came of a parcel. One of which the carrier's answer leaves open whether it has it stays claimed, with the carrier's words: it
 *  is looked up like a lost reply. Of one that was sent again the carrier may know the reference and not say the number: a person looks. */
async function settle(
  { db, account, clock }: TaskTurn,
  parcel: ClaimedParcel | undefined,
  result: ParcelResult | undefined,
) {
  if (!parcel) return
  const { id, lostAt } = parcel
  if (result?.outcome === "created") await storeCreated(db, { id, account }, result, clock())
  // A rejected repeat may say nothing of the first request: the carrier may have that one.
  else if (result?.outcome === "rejected")
    await endParcel(db, id, lostAt === null ? "rejected" : "unknown", result.words)
  else if (result?.words && lostAt !== null) await endParcel(db, id, "unknown", result.words)
  else await noteWords(db, id, result?.words ?? null)
}

/** Settles parcels whose replies were lost, by whichever process.
 *  @returns when those of the last minute can be looked up; null = there are none */
async function settleLostReplies(turn: TaskTurn): Promise<Date | null> {
  const { db, account, adapter, connection, clock, mayGoOn } = turn
  const max = batchSize(adapter, connection.account)
  const lost = await listLostReplies(db, account.id, max)
  if (lost.length === 0) return null
  const now = clock().getTime()
  const old = lost.filter(({ claimedAt }) => now - new Date(claimedAt).getTime() >= settleTime)
  // Of a full list there may be more.
  const next = () => (lost.length > old.length ? new Date(now + settleTime) : old.length === max ? clock() : null)
  if (adapter.repeat === "unique-reference") {
    await repeatParcels(
      db,
      old.map(({ id }) => id),
      clock(),
    )
    return next()
  }
  if (old.length > 0 && (await mayGoOn())) await lookUp(turn, old)
  return next()
}

/** Asks the carrier for parcels by our references. One that it does not find is sent again where it finds all that it has; elsewhere
 *  nobody knows, and a person looks. */
async function lookUp({ db, account, adapter, connection, clock }: TaskTurn, parcels: readonly ClaimedParcel[]) {
  const references = parcels.map(({ reference }) => reference)
  const found = (await adapter.findByReference?.(connection, references)) ?? new Map<string, string | null>()
  for (const { id, reference, words } of parcels) {
    const tracking = found.get(reference)
    // The carrier has it and does not say its number: a person looks.
    if (tracking === null) await endParcel(db, id, "unknown", words)
    else if (tracking !== undefined) {
      await storeCreated(db, { id, account }, { tracking, carrierId: null, labelUrl: null }, clock())
    } else if (adapter.repeat === "lookup") await unclaimParcels(db, [id])
    else await endParcel(db, id, "unknown", words)
  }
}
