/** A product to generate: how many colours and sizes the one has that it is like. */
export type Options = { colors: number; sizes: number }

const maxSizes = 30

const variantsOf = ({ colors, sizes }: Options): number =>
  colors + sizes === 0 ? 0 : Math.max(1, colors) * Math.max(1, sizes)

/** How many sizes each product gets, so that all have so many variants together: as many as the one that it is like, but for
 *  some more or fewer. Products without options stay so.
 *  @throws when these products cannot have so many variants, or so few */
export function plannedSizes(products: readonly Options[], variants: number): number[] {
  const planned = products.map((product) => ({ ...product }))
  let missing = variants - planned.reduce((sum, product) => sum + variantsOf(product), 0)
  for (let before = Number.NaN; missing !== 0 && missing !== before; ) {
    before = missing
    const step = Math.sign(missing)
    for (const product of planned) {
      const sizes = product.sizes + step
      if (product.colors + product.sizes === 0 || sizes < 1 || sizes > maxSizes) continue
      const change = variantsOf({ ...product, sizes }) - variantsOf(product)
      if (Math.abs(change) > Math.abs(missing)) continue
      product.sizes = sizes
      missing -= change
    }
  }
  if (missing !== 0) throw new Error(`${products.length} products cannot have ${variants} variants`)
  return planned.map(({ sizes }) => sizes)
}
