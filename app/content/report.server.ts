let tell: (problem: unknown) => void = () => {}

/** Where errors go that a shopper gets a sentence for and the merchant must know of. */
export function reportErrorsTo(onError: (problem: unknown) => void): void {
  tell = onError
}

/** Reports an error of a loader, an action or rendering. */
export function report(problem: unknown): void {
  tell(problem)
}
