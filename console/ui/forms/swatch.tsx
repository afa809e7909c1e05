import * as product from "../../styles/product.module.css"

/** A colour as a dot. */
export function Swatch({ hex }: { hex: string }) {
  return <span className={product.pSwatch} style={{ backgroundColor: hex }} aria-hidden="true" />
}
