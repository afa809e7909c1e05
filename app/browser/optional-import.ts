const missed = new WeakSet<object>()

/** Loads what a page does without when it cannot be had, such as what stands at its end: a failure does not load the page
 *  again under the person who reads or fills it in.
 *  @throws what the import throws */
export function importOptional<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch((problem) => {
    missed.add(Object(problem))
    throw problem
  })
}

/** Whether an import failed with this that the page does without: known as soon as who asked has been told. */
export const isIgnoredFailure = (problem: unknown) => missed.has(Object(problem))
