import { readdir, readFile, stat } from "node:fs/promises"
import { join, sep } from "node:path"
import { contentHash } from "#api/media/pictures/content-hash.ts"

/** Pictures as they were given, found by names such as `casque-aura/noir.webp`. */
export type MasterPictures = {
  /** The hash of a picture's present content; undefined when there is no such picture. */
  hashOf: (name: string) => Promise<string | undefined>
  read: (name: string) => Promise<Buffer<ArrayBuffer>>
  names: () => Promise<string[]>
}

/** Pictures of two places: those whose names a test holds for, and all others. */
export function twoSources(
  test: (name: string) => boolean,
  those: MasterPictures,
  others: MasterPictures,
): MasterPictures {
  const sourceOf = (name: string) => (test(name) ? those : others)
  return {
    hashOf: (name) => sourceOf(name).hashOf(name),
    read: (name) => sourceOf(name).read(name),
    names: async () => [...(await others.names()), ...(await those.names())],
  }
}

/** The pictures of a folder. They may change while the process runs. */
export function masterPictures(folder: string): MasterPictures {
  const known = new Map<string, { changed: number; size: number; hash: string }>()
  const read = (name: string) => readFile(join(folder, name))

  return {
    read,
    async hashOf(name) {
      const file = await stat(join(folder, name)).catch(() => undefined)
      if (!file?.isFile()) return undefined
      const last = known.get(name)
      if (last?.changed === file.mtimeMs && last.size === file.size) return last.hash
      const hash = contentHash(await read(name))
      known.set(name, { changed: file.mtimeMs, size: file.size, hash })
      return hash
    },
    async names() {
      const files = await readdir(folder, { recursive: true })
      return files.filter((file) => file.endsWith(".webp")).map((file) => file.split(sep).join("/"))
    },
  }
}
