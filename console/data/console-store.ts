import { localStorageStore, type Store } from "react-admin"

/** What stays in the browser when somebody signs out. */
const deviceKeys = ["locale", "orders.savedFilters", "orders.sound"]

/** Where the console keeps what somebody has chosen, in the browser. Signing out empties it but for language, sound,
 *  and searches that were kept here before the shop kept them. */
export function consoleStore(): Store {
  const store = localStorageStore(undefined, "hanout-console")
  return {
    ...store,
    reset: () => {
      const values = deviceKeys.map((key) => [key, store.getItem(key)] as const)
      store.reset()
      for (const [key, value] of values) if (value !== undefined) store.setItem(key, value)
    },
  }
}
