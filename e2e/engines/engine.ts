/** A point of the window's page, in CSS pixels from its upper left corner. */
export type Point = { x: number; y: number }

/** Keys by their names in the UI Events specification. */
export type Key = "Enter" | "Escape" | "ArrowDown" | "ArrowUp"

/** A tab of a browser with nothing stored, driven by the keys and the pointer that the engine itself synthesises. */
export type EngineTab = {
  /** Opens an address and waits until the page has loaded. */
  open: (address: string) => Promise<void>
  /** Runs a function in the page, which waits for nothing. It sees nothing but its arguments; these and the result are JSON. */
  run: <Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args) => Promise<Result>
  /** Moves the pointer to a point, presses and releases it. */
  press: (point: Point) => Promise<void>
  /** Presses the pointer at the first point, and releases it at the last. */
  drag: (points: Point[]) => Promise<void>
  /** Types text, one key a character. */
  type: (text: string) => Promise<void>
  key: (key: Key) => Promise<void>
  /** Ctrl+A: what is typed next replaces the whole text of the field. */
  selectAll: () => Promise<void>
  /** A PNG of what the window shows. */
  screenshot: () => Promise<Uint8Array>
  /** All errors that the engine has reported of the tab's pages so far: what each engine reports stands in its file. */
  errors: () => Promise<string[]>
  close: () => Promise<void>
}

/** A running browser. */
export type Engine = {
  /** Its name and version, as the engine says them. */
  version: string
  openTab: () => Promise<EngineTab>
  close: () => Promise<void>
}

/** Starts a browser with a window of 1280 pixels' width. */
export type OpenEngine = () => Promise<Engine>
