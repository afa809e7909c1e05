import type { SvgProblem } from "#core/content/theme/theme-picture.ts"

/** A drawing that is not taken, and why. */
export class SvgRejectedError extends Error {
  override name = "SvgRejectedError"
  readonly problem: SvgProblem
  /** The element or attribute that is the reason, where one is. */
  readonly part: string | undefined

  constructor(problem: SvgProblem, part?: string, options?: ErrorOptions) {
    super(part === undefined ? problem : `${problem}: ${part}`, options)
    this.problem = problem
    // Shown to who sent the file: nothing but a name.
    this.part = part?.replace(/[^\w:@-]/g, "").slice(0, 40) || undefined
  }
}
