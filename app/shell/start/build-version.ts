import { createContext } from "react"

/** Version of the build that a page is of. The server alone knows and tells it, as `<html data-build>`. */
export const BuildVersion = createContext<string | undefined>(undefined)

/** Version of the build that the browser's page is of; undefined on the server and where it has told none. Read before React
 *  takes the page over: an error page has an `<html>` without it. */
export const pageBuildVersion: string | undefined = import.meta.env.SSR
  ? undefined
  : document.documentElement.dataset.build
