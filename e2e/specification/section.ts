/** A part of the specification: its sentences, word by word, each under the tag of the tests that prove it. */
export type Section = { title: string; sentences: Record<`@${string}`, string> }
