import "react"

declare module "react" {
  /** Custom properties that components hand to the style sheets. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
