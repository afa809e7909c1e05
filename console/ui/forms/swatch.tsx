/** A colour as a dot. */
export function Swatch({ hex }: { hex: string }) {
  return <span className="p-swatch" style={{ backgroundColor: hex }} aria-hidden="true" />
}
