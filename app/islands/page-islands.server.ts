import { islandFiles } from "virtual:island-files"
import { renderToString } from "react-dom/server"
import { shopMainLocale } from "../i18n/addresses.ts"
import type { DescribedPage, PageIslands } from "../page/island.tsx"
import type { PageData } from "../page/page-data.ts"

/** Collects the islands of a page while it is rendered. */
export function createPageIslands(): PageIslands {
  const props: Record<string, object> = {}
  const counts = new Map<string, number>()
  let isClosed = false

  return {
    add(name, given) {
      if (isClosed) throw new Error(`The island ${name} comes behind the data of its page`)
      // Numbered by name: parts that another page exchanges leave the ids of the others as they are (listing-form.ts).
      const count = counts.get(name) ?? 0
      counts.set(name, count + 1)
      const id = `${name}-${count}`
      props[id] = given
      return id
    },
    render: (part, id) => renderToString(part, { identifierPrefix: id }),
    close({ locale, shop, visitors }: DescribedPage) {
      isClosed = true
      const { start, mount, mountImports, islands, messages } = islandFiles
      const own = [...counts.keys()].flatMap((name) => islands[name] ?? [])
      const files = new Set([mount, ...mountImports, messages[locale], ...own])
      // It is run as soon as the page is at rest.
      files.delete(start)
      const data: PageData = {
        main: shopMainLocale(),
        shop,
        visitors,
        props,
        start,
        mount,
        messages: messages[locale],
        files: [...files],
      }
      return JSON.stringify(data).replaceAll("<", "\\u003c")
    },
  }
}
