/** Bytes of the archive of a shop that moves in: what the usual form of a zip can hold. */
export const maxArchiveSize = 4 * 1024 ** 3
