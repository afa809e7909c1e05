import type { Visit } from "#app/request/visit.server.ts"
import { networkOf } from "#core/address-block.ts"
import type { Admit } from "../http/request-limiters.ts"
import type { Entry } from "./cache-entry.ts"

/** Result of a render; `entry` when the page is the same for all visitors. */
export type Rendered = { response: Response; entry: Entry | undefined }

/** A request for a page with a key, and whose it is. */
export type PageRequest = { request: Request; visit: Visit; key: string }

/** A render that began so long ago may hang: it is not joined any more. In milliseconds. */
const maxJoined = 1_000

/** The render of a page. */
type Rendering = {
  /** When it began; undefined while it waits for a turn. */
  since?: number
  /** Begins it, once. */
  begin: () => Promise<Rendered>
  /** Its result. */
  done: Promise<Rendered>
  /** Of each network that wants the page, the wait for its turn: the render begins with the first one's. */
  turns: Map<string, Promise<Rendered>>
}

type SharedRendersOptions = {
  now: () => number
  admit: Admit
  render: (page: PageRequest) => Promise<Rendered>
}

/** One render of a page at a time, for all who want it. Nobody waits for the turn of another network: a page is rendered when it
 *  is the turn of any of those that wait for it, however many requests the others have.
 *  @returns gives the render of a page, begun or joined; `isOwn`: it is of this very request */
export function createSharedRenders({ now, admit, render }: SharedRendersOptions) {
  const renderings = new Map<string, Rendering>()

  const end = (key: string, rendering: Rendering) => {
    if (renderings.get(key) === rendering) renderings.delete(key)
  }

  const create = (page: PageRequest): Rendering => {
    const { promise: done, resolve, reject } = Promise.withResolvers<Rendered>()
    const rendering: Rendering = {
      begin: () => {
        if (rendering.since === undefined) {
          rendering.since = now()
          render(page).then(resolve, reject)
        }
        return done
      },
      done,
      turns: new Map(),
    }
    renderings.set(page.key, rendering)
    const ended = () => end(page.key, rendering)
    done.then(ended, ended)
    return rendering
  }

  return (page: PageRequest): { result: Promise<Rendered>; isOwn: boolean } => {
    const { request, visit, key } = page
    const known = renderings.get(key)
    const isJoined = known !== undefined && now() - (known.since ?? now()) < maxJoined
    const rendering = isJoined ? known : create(page)
    const network = networkOf(visit.client)
    const noTurn = (response: Response): Rendered => {
      rendering.turns.delete(network)
      if (rendering.since === undefined && rendering.turns.size === 0) end(key, rendering)
      return { response, entry: undefined }
    }
    const turn = rendering.turns.get(network) ?? admit(request, visit, rendering.begin, noTurn)
    rendering.turns.set(network, turn)
    return { result: Promise.race([rendering.done, turn]), isOwn: !isJoined }
  }
}
