/** A sentence of the specification, word by word, and the tests that prove it: `file › name of the test`, as it stands in
 *  the file. What another piece of work is still to bring is `waiting › what`. */
type Row = readonly [sentence: string, proof: string, ...more: string[]]

export type Section = { title: string; rows: readonly Row[] }
