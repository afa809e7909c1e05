import sprite from "./icons.svg?url&no-inline"

/** An icon of the storefront's sprite, in the colour of the text. Decorative: never read aloud.
 *  @param name a Lucide name that `scripts/icons.mjs app` put into the sprite, or the file's name of a drawing in `app/ui/drawings`
 *  @param flip turns with the writing direction: arrows and chevrons */
export function Icon({ name, flip = false }: { name: string; flip?: boolean }) {
  return (
    <svg className={flip ? "i flip" : "i"} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
