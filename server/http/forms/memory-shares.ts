type MemoryShare = {
  /** Takes so many bytes more.
   *  @returns false when there is no room for them */
  hold: (bytes: number) => boolean
  /** Gives everything back. */
  release: () => void
}

/** Memory that networks share. A network may hold as much as it leaves free: one alone gets half of it, a second one half of
 *  what is left. So none can take the room of all others.
 *  @param max bytes of all together
 *  @returns opens the share of one request from a network */
export function memoryShares(max: number): (network: string) => MemoryShare {
  const held = new Map<string, number>()
  let total = 0
  return (network) => {
    let own = 0
    return {
      hold(bytes) {
        const ofNetwork = held.get(network) ?? 0
        if (ofNetwork + bytes > max - total - bytes) return false
        held.set(network, ofNetwork + bytes)
        total += bytes
        own += bytes
        return true
      },
      release() {
        const left = (held.get(network) ?? 0) - own
        if (left > 0) held.set(network, left)
        else held.delete(network)
        total -= own
        own = 0
      },
    }
  }
}
