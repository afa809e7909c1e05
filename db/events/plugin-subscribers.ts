import type { EventType } from "#core/events/event.ts"
import { isPluginAddress, pluginAddress } from "#core/events/plugin-address.ts"
import type { Db } from "../database.ts"
import { addSubscriber, listSubscribers, removeSubscriber } from "./subscribers.ts"

type PluginSubscriber = { name: string; types: readonly EventType[] }

/** Makes the plugins that want events subscribers, and forgets those that are not there any more with what waits for them. A new one is
 *  told of what happens from now on. Processes of one shop have the same plugins.
 *  @returns names of those for which there is no room */
export async function storePluginSubscribers(
  db: Db,
  plugins: readonly PluginSubscriber[],
  now: Date,
): Promise<string[]> {
  const stored = (await listSubscribers(db)).filter(({ address }) => isPluginAddress(address))
  const addresses = new Set(plugins.map(({ name }) => pluginAddress(name)))
  for (const { address, documentId } of stored) {
    if (!addresses.has(address)) await removeSubscriber(db, documentId)
  }
  const withoutRoom: string[] = []
  for (const { name, types } of plugins) {
    const address = pluginAddress(name)
    if (stored.some((one) => one.address === address)) {
      await db
        .updateTable("event_subscriber")
        .set({ types: JSON.stringify(types) })
        .where("address", "=", address)
        .execute()
    } else {
      const added = await addSubscriber(db, { name, address, types: [...types], secret: "" }, now, async (tx) => {
        const same = await tx.selectFrom("event_subscriber").select("id").where("address", "=", address).execute()
        // Another process that starts at the same moment was first.
        if (same.length > 1) throw new AddedMeanwhile()
      }).catch((error: unknown) => {
        if (error instanceof AddedMeanwhile) return address
        throw error
      })
      if (added === undefined) withoutRoom.push(name)
    }
  }
  return withoutRoom
}

class AddedMeanwhile extends Error {}
