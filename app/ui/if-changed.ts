/** For a state's setter: the state stays, and nothing is rendered, when the new one has the same values.
 *  @param next an object of plain values */
export function ifChanged<State extends Record<string, unknown>>(next: State): (now: State) => State {
  return (now) => (Object.entries(next).every(([name, value]) => Object.is(now[name], value)) ? now : next)
}
