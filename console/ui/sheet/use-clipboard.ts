import { type RefObject, useEffect, useRef } from "react"

type Clipboard = {
  /** Returns the copied cells in rows. */
  copied: () => string
  paste: (text: string) => void
  clear: () => void
}

/** Copy, cut and paste while a cell of the table has the focus and none is being written. */
export function useClipboard(table: RefObject<HTMLTableElement | null>, clipboard: Clipboard): void {
  const now = useRef(clipboard)
  useEffect(() => {
    now.current = clipboard
  })
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const { activeElement } = document
      if (!event.clipboardData || activeElement instanceof HTMLInputElement) return
      if (!table.current?.contains(activeElement)) return
      event.preventDefault()
      if (event.type === "paste") return now.current.paste(event.clipboardData.getData("text/plain"))
      event.clipboardData.setData("text/plain", now.current.copied())
      if (event.type === "cut") now.current.clear()
    }
    const types = ["copy", "cut", "paste"] as const
    for (const type of types) document.addEventListener(type, take)
    return () => {
      for (const type of types) document.removeEventListener(type, take)
    }
  }, [table])
}
