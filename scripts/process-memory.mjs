// How a process of the shop asks the machine for memory. What the operator sets in NODE_OPTIONS or the environment wins.
import process from "node:process"

/** Options of Node: young objects get 3 × 8 MB at most. Node takes more on machines with much memory, and it stays taken. */
export const memoryOptions = /max-semi-space-size/.test(process.env.NODE_OPTIONS ?? "")
  ? []
  : ["--max-semi-space-size=8"]

/** Settings of glibc (mallopt(3)); other systems ignore them. Rendering and compression allocate 100 KB to some MB a page, in
 *  several threads: with the defaults of glibc freed memory stays in the process, in pieces. One arena for all threads; what is
 *  larger than 68 KB, as a page and a compressor are, is given back at once. With 32 KB, less than a socket is read in, cached
 *  pages were a fifth fewer a second. */
export const memoryEnv = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "69632",
  MALLOC_TRIM_THRESHOLD_: "131072",
}
