/** Key of the cart in the browser's storage (specification, section 3). */
export const cartKey = "cart_products"

/** A text stored in the browser under one key. */
export type StoredText = {
  /** null where nothing is stored or nothing may be read. */
  read(): string | null
  /** @returns false when the storage is full or blocked */
  write(text: string): boolean
  /** Calls back when the text may have changed outside this page; returns the way to stop. */
  watch(changed: () => void): () => void
}

/** @param area called at each use: in a browser that blocks storage, reading `window.localStorage` throws */
export function storedText(key: string, area: () => Storage, page: EventTarget): StoredText {
  return {
    read() {
      try {
        return area().getItem(key)
      } catch {
        return null
      }
    },
    write(text) {
      try {
        area().setItem(key, text)
        return true
      } catch {
        return false
      }
    },
    watch(changed) {
      // A page that comes back out of the back/forward cache has missed the `storage` events.
      const listen = (event: Event) => {
        if (!("key" in event) || event.key === key || event.key === null) changed()
      }
      page.addEventListener("storage", listen)
      page.addEventListener("pageshow", listen)
      return () => {
        page.removeEventListener("storage", listen)
        page.removeEventListener("pageshow", listen)
      }
    },
  }
}

/** There while somebody is signed in here, as far as the scripts know: no secret, which the session's cookie is. A page
 *  without it asks nothing about an account. */
export const signedInMark = () => storedText("account_wishlist", () => localStorage, window)
