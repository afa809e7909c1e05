import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

/** The checkout that is attacked: that at `BASE`, which is built, or this one. */
const tree = process.env.BASE ?? join(import.meta.dirname, "../..")

/** The built program of a checkout. Older ones run from their sources, over a built storefront. */
export const programOf = (checkout: string): string | undefined =>
  ["build/program/main.js", "server/main.ts"].map((path) => join(checkout, path)).find((path) => existsSync(path))

/** The program that is attacked. */
export const attackedProgram = programOf(tree)

/** A module of the attacked checkout, whose database may be older or newer than this one's.
 *  @param path from its root */
export const loadFromTree = <Module>(path: string): Promise<Module> => import(pathToFileURL(join(tree, path)).href)
