import { randomUUID } from "node:crypto"
import type { Logger } from "pino"
import type { Network } from "#api/common/public-network.ts"
import { openSecret } from "#api/common/sealed-secret.ts"
import { eventMessage } from "#api/events/event-message.ts"
import { sendWebhook } from "#api/events/send-webhook.ts"
import type { ShopEvent } from "#core/events/event.ts"
import { isPluginAddress } from "#core/events/plugin-address.ts"
import type { Db } from "#db/database.ts"
import {
  eventsAfter,
  eventsAgain,
  releaseSubscriber,
  renewSubscriber,
  type SendResult,
  settleAgain,
  settleEvent,
  skipEvents,
  type TakenSubscriber,
  takeSubscriber,
} from "#db/events/event-queue.ts"
import { hasUnnumbered, lastEvent, numberEvents } from "#db/events/number-events.ts"
import { onSubscribersChanged } from "#db/events/subscribers-changed.ts"
import { onOrdersChanged } from "#db/orders/orders-changed.ts"
import type { SendToPlugin } from "../plugins/plugin-events.ts"
import { createConcurrentWorks, startWorker } from "../process/worker.ts"

export type EventWorkerOptions = {
  db: Db
  network: Network
  /** Key with which subscribers' secrets are encrypted. */
  shopSecret: string
  log: Pick<Logger, "error">
  /** Gives events to the plugins of this process. */
  sendToPlugin: SendToPlugin
  clock?: () => Date
  /** How long a subscriber is one process's alone, in milliseconds; more than sending may take. */
  leaseFor?: number
  /** The longest that it does not look for events of other processes, in milliseconds. */
  pollInterval?: number
}

/** Events that are read at once, and that one subscriber gets before it is another one's turn. */
const maxBatch = 50

/** Subscribers that one process sends to at once: one that is slow holds up no other. */
const maxSubscribersAtOnce = 8

/** Sends events to their subscribers until it is stopped: at least once, in their order. Any number of processes may do so over one
 *  database.
 *  @returns stops it: what is on its way is waited for a while */
export function startEventWorker(options: EventWorkerOptions): () => Promise<void> {
  const { db, log, clock = () => new Date(), leaseFor = 60_000, pollInterval = 2000 } = options
  const sending = createConcurrentWorks(maxSubscribersAtOnce)
  return startWorker({
    sources: [(wake) => onOrdersChanged(db, wake), (wake) => onSubscribersChanged(db, wake)],
    startDue: async (stopping, wake) => {
      while ((await hasUnnumbered(db)) && (await numberEvents(db)) > 0);
      if (sending.isFull()) return false
      const last = await lastEvent(db)
      const lease = randomUUID()
      const taken = await takeSubscriber(db, { lease, leaseFor, now: clock() }, last)
      if (!taken) return false
      const sent = sendTo(taken, { ...options, last, clock, leaseFor, stopping }).catch((error: unknown) =>
        log.error({ err: error }, "events could not be sent"),
      )
      sending.start(sent, wake)
      return true
    },
    idle: () => pollInterval,
    pollInterval,
    onError: (error) => log.error({ err: error }, "events could not be looked for"),
    finish: sending.finish,
  })
}

type Sending = EventWorkerOptions & { last: number; clock: () => Date; leaseFor: number; stopping: AbortSignal }

/** Sends a subscriber what waits for it: what somebody wants sent again, then the next events. */
async function sendTo(taken: TakenSubscriber, options: Sending): Promise<void> {
  const { db, last, clock, leaseFor, stopping } = options
  const mayGoOn = async () =>
    !stopping.aborted && (await renewSubscriber(db, taken, { lease: taken.lease, leaseFor, now: clock() }))
  try {
    for (const event of await eventsAgain(db, taken, maxBatch)) {
      if (!(await mayGoOn())) return
      await settleAgain(db, taken, event, await send(taken, event, options), clock())
    }
    // What is sent again by hand takes no try of an event that waits for its next one.
    if (taken.nextTryAt !== null && taken.nextTryAt > clock().toISOString()) return
    const events = await eventsAfter(db, taken.position, maxBatch)
    // All of them are too old to be kept.
    if (events.length === 0) await skipEvents(db, taken, last)
    await sendNext(taken, events, options, mayGoOn)
  } finally {
    await releaseSubscriber(db, taken)
  }
}

async function sendNext(
  taken: TakenSubscriber,
  events: ShopEvent[],
  options: Sending,
  mayGoOn: () => Promise<boolean>,
): Promise<void> {
  const { db, clock } = options
  let subscriber = taken
  let skipped = taken.position
  for (const event of events) {
    const isWanted = subscriber.types.length === 0 || subscriber.types.includes(event.type)
    if (!isWanted) {
      skipped = event.seq
      continue
    }
    if (!(await mayGoOn())) return
    if (skipped > subscriber.position) {
      await skipEvents(db, subscriber, skipped)
      subscriber = { ...subscriber, position: skipped, tries: 0 }
    }
    const settled = await settleEvent(db, subscriber, event, await send(subscriber, event, options), clock())
    // Somebody else has moved it, or it waits for its next try.
    if (settled === undefined || settled.position < event.seq) return
    subscriber = settled
    skipped = settled.position
  }
  if (skipped > subscriber.position) await skipEvents(db, subscriber, skipped)
}

async function send(subscriber: TakenSubscriber, event: ShopEvent, options: Sending): Promise<SendResult> {
  const { db, network, shopSecret, clock, sendToPlugin } = options
  const message = await eventMessage(db, event)
  if (isPluginAddress(subscriber.address)) return sendToPlugin(subscriber.address, event.key, message)
  const secret = await openSecret(shopSecret, subscriber.secret)
  const body = JSON.stringify(message)
  if (secret === undefined) {
    return { problem: "secret-lost", statusCode: null, request: body, answer: null, milliseconds: 0 }
  }
  return sendWebhook({ address: subscriber.address, secret, id: event.key, body }, network, clock())
}
