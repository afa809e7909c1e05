import { type Adapter, CarrierError, type ParcelResult } from "#carriers/adapter.ts"
import { storeCreated } from "#db/carriers/created-parcel.ts"
import {
  type ClaimedParcel,
  claimParcels,
  endParcel,
  listLostReplies,
  listUnvalidated,
  listWaiting,
  noteDesk,
  noteValidated,
  rejectWaiting,
  unclaimParcels,
} from "#db/carriers/parcel-queue.ts"
import type { TaskTurn } from "./task-turn.ts"
import { toNewParcels } from "./to-new-parcels.ts"

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
  const lookAgain = await settleLostReplies(turn)
  // A carrier that failed last is asked something harmless first, and then gets one parcel: as little as possible is lost again.
  if (task.tries > 0) await adapter.check(connection)
  let max = task.tries > 0 ? 1 : adapter.maxBatch
  for (let requests = 0; requests < maxRequests; requests++) {
    const waiting = await listWaiting(db, account.id, max)
    if (waiting.length === 0) {
      await validateParcels(turn)
      return lookAgain
    }
    if (!(await turn.mayGoOn())) return clock()
    max = (await sendBatch(turn, waiting)) === "one-by-one" ? 1 : task.tries > 0 ? adapter.maxBatch : max
  }
  await validateParcels(turn)
  return clock()
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
    // What is no carrier's answer leaves open what has happened: the rows stay claimed.
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
  for (const [index, { id }] of sent.entries()) await settle(turn, id, results[index])
  return "sent"
}

async function settle({ db, account, adapter, clock }: TaskTurn, id: number, result: ParcelResult | undefined) {
  if (result?.outcome === "created") return storeCreated(db, { id, account }, result, clock())
  if (result?.outcome === "rejected") return endParcel(db, id, "rejected", result.words)
  // It stays claimed where the carrier can be asked: the next turn does.
  if (adapter.repeat === "none") await endParcel(db, id, "unknown", result?.words ?? null)
}

/** Settles parcels whose replies were lost, by whichever process.
 *  @returns when those of the last minute can be looked up; null = there are none */
async function settleLostReplies({ db, account, adapter, connection, clock, mayGoOn }: TaskTurn): Promise<Date | null> {
  const lost = await listLostReplies(db, account.id, adapter.maxBatch)
  if (lost.length === 0) return null
  const { repeat, findByReference } = adapter
  if (repeat === "unique-reference") {
    await unclaimParcels(
      db,
      lost.map(({ id }) => id),
    )
    return null
  }
  if (repeat === "none" || !findByReference) {
    for (const { id } of lost) await endParcel(db, id, "unknown", null)
    return null
  }
  const now = clock().getTime()
  const isSettled = ({ claimedAt }: ClaimedParcel) => now - new Date(claimedAt).getTime() >= settleTime
  const old = lost.filter(isSettled)
  if (old.length > 0 && (await mayGoOn())) await lookUp(old)
  return lost.length > old.length ? new Date(now + settleTime) : null

  async function lookUp(parcels: readonly ClaimedParcel[]) {
    const find: NonNullable<Adapter["findByReference"]> = findByReference as NonNullable<Adapter["findByReference"]>
    const found = await find(
      connection,
      parcels.map(({ reference }) => reference),
    )
    const missing: number[] = []
    for (const { id, reference } of parcels) {
      const tracking = found.get(reference)
      if (tracking === undefined) missing.push(id)
      else await storeCreated(db, { id, account }, { tracking, carrierId: null, labelUrl: null }, clock())
    }
    await unclaimParcels(db, missing)
  }
}

/** Hands parcels over where the merchant chose that this happens at once. */
async function validateParcels({ db, account, adapter, connection, clock, mayGoOn }: TaskTurn): Promise<void> {
  if (!account.validates || !adapter.validate) return
  const trackings = await listUnvalidated(db, account.id, 100)
  if (trackings.length === 0 || !(await mayGoOn())) return
  const answers = await adapter.validate(connection, trackings)
  for (const tracking of trackings) {
    const words = answers.get(tracking)
    if (words !== undefined) await noteValidated(db, { accountId: account.id, tracking, words }, clock())
  }
}
