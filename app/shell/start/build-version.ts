import { createContext } from "react"

/** Version of the build that a page is of. The server alone knows and tells it, as `<html data-build>`. */
export const BuildVersion = createContext<string | undefined>(undefined)

/** Version of the build that the browser's page is of; undefined where the server has told none. */
export const pageBuildVersion = (): string | undefined => document.documentElement.dataset.build
