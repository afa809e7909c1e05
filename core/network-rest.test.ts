import { expect, test } from "vitest"
import { createNetworkRest } from "./network-rest.ts"

/** Rests after works of a network that came one after the other for so many milliseconds, beside visits of others.
 *  @returns the part of the time in which it worked */
function shareOf(others: boolean, took = 25, until = 10_000): number {
  let time = 0
  const rest = createNetworkRest(() => time)
  let worked = 0
  for (let nextVisit = 0; time < until; ) {
    if (others && time >= nextVisit) {
      rest("visitor", 25)
      nextVisit += 500
    }
    time += took
    worked += took
    time += rest("attacker", took)
  }
  return worked / time
}

test("a network has a third of a process while others are present, and all of it alone", () => {
  expect(shareOf(true)).toBeGreaterThan(0.3)
  expect(shareOf(true)).toBeLessThan(0.4)
  expect(shareOf(false)).toBe(1)
})

test("who opens pages now and then never rests, nor who opens some at once", () => {
  let time = 0
  const rest = createNetworkRest(() => time)
  const burst = Array.from({ length: 8 }, () => [rest("attacker", 30), rest("visitor", 30)])
  expect(burst.map(([, visitor]) => visitor)).toEqual(Array(8).fill(0))
  for (let visit = 0; visit < 100; visit++) {
    time += 125
    rest("attacker", 100)
    expect(rest("visitor", 25)).toBe(0)
  }
})

test("a network that others have forgotten is alone again", () => {
  let time = 0
  const rest = createNetworkRest(() => time)
  for (let work = 0; work < 20; work++) rest("attacker", 100)
  rest("visitor", 1)
  expect(rest("attacker", 300)).toBeGreaterThan(0)
  time += 2001
  expect(rest("attacker", 300)).toBe(0)
})
