/** An icon as one element: the mask of its class (`icons.css`, written by `scripts/icons.mjs`) in the colour of the text.
 *  Empty and without a name, so never read aloud.
 *  @param name a Lucide name, or the file's name of a drawing in `app/ui/drawings`
 *  @param flip turns with the writing direction: arrows and chevrons */
export function Icon({ name, flip = false }: { name: string; flip?: boolean }) {
  return <i className={`i i-${name}${flip ? " flip" : ""}`} />
}
