/** The most that an uploaded picture may hold, in bytes. */
export const maxUploadSize = 15 * 1024 * 1024

/** The most pixels that an uploaded picture may have: width times height. */
export const maxUploadPixels = 40_000_000

/** The same of an AVIF, which is unpacked whole: 20 bytes a pixel, and 1 KB may hold any number of them. */
export const maxAvifPixels = 16_000_000

/** The longest side of an uploaded picture, in pixels: each row of a picture of one column costs as much as a wide one. */
export const maxUploadSide = 20_000

/** Why a file is not taken. */
export const uploadProblems = [
  "EMPTY",
  "TOO_LARGE",
  "UNKNOWN_TYPE",
  "HEIC",
  "TOO_MANY_PIXELS",
  "ANIMATED",
  "DAMAGED",
  "TOO_SLOW",
] as const
export type UploadProblem = (typeof uploadProblems)[number]
