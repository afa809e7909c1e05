/** Message for a storage of copies that did not answer in time. It is stored with the backup and printed by the
 *  commands; the console translates it. */
export const storageSilence = (seconds: number): string => `no answer within ${seconds} s`

/** @returns the seconds of `storageSilence` at the end of what is said of a copy; undefined when it says something else */
export function readStorageSilence(error: string): number | undefined {
  const [, seconds] = /no answer within (\d+) s$/.exec(error) ?? []
  return seconds === undefined ? undefined : Number(seconds)
}
