import sprite from "./icons.svg?url&no-inline"

/** An icon of the console's sprite. Decorative: never read aloud.
 *  @param name a Lucide name that `scripts/icons.mjs console` put into the sprite
 *  @param flip turns with the writing direction: arrows and chevrons */
export function Icon({ name, flip = false }: { name: string; flip?: boolean }) {
  return (
    <svg className={flip ? "i flip" : "i"} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
