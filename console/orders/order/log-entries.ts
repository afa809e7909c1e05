type Dated = { at: string }

/** History and notes as one list, the newest first. The history stays in the order in which it was written, whatever the
 *  clocks say: entries of one moment and of several processes are in it. A note stands after what happened before it.
 *  @param history the oldest first
 *  @param notes the oldest first */
export function logEntries<Entry extends Dated>(history: readonly Entry[], notes: readonly Entry[]): Entry[] {
  const log: Entry[] = []
  let next = 0
  for (const entry of history) {
    for (let note = notes[next]; note && note.at < entry.at; note = notes[++next]) log.push(note)
    log.push(entry)
  }
  return [...log, ...notes.slice(next)].reverse()
}
