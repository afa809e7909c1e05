/** A disc of a colour. The colour is an attribute of a drawing and not a style: the page's policy lists each different style by its hash
 *  (server/http/inline-code.ts), and a shop has any number of colours.
 *  @param hex `#rrggbb` */
export function Swatch({ hex }: { hex: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill={hex} stroke="#14213d" strokeOpacity="0.18" strokeWidth="2" />
    </svg>
  )
}
