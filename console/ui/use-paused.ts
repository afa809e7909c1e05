import { useEffect, useState } from "react"

/** A value once it has stood still for a while, so that nothing is asked for every letter that is typed.
 *  @param pause in milliseconds */
export function usePaused<T>(value: T, pause = 300): T {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return paused
}
