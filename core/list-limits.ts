/** Entries before a page of one of the API's public lists, at most: nobody is shown pages beyond it. */
export const maxOffset = 10_000

/** How many pages of a list can be read; 1 for an empty list.
 *  @param total entries of the list
 *  @param size entries of a page, at least 1 */
export function countPages(total: number, size: number): number {
  return Math.max(1, Math.min(Math.ceil(total / size), Math.floor(maxOffset / size) + 1))
}
