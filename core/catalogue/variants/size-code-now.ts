/** The code that a size has now, by one of a link or a saved list. A size with an Arabic name alone had its place in its product's
 *  list as code (`option-2`) before such names were written in Latin letters.
 *  @returns the same code where no size had it */
export function sizeCodeNow(sizes: readonly { code: string }[], code: string): string {
  if (sizes.some((size) => size.code === code)) return code
  const place = /^option-(\d{1,3})$/.exec(code)?.[1]
  return sizes[Number(place) - 1]?.code ?? code
}
