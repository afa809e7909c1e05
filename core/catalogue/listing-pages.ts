/** Fills rows of 2, 3 and 4 (decision "Page"). */
export const productsPerPage = 12

/** The page numbers worth a link: first, last and those around the current one; null is a gap. */
export function pageLinks(page: number, pages: number): (number | null)[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  )
  return near.flatMap((number, index) => {
    const before = near[index - 1] ?? 0
    if (number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}
