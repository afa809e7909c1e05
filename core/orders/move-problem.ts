/** Why one of several orders stays as it is: there is none; its status does not allow it; its stock is not left; a variant has to
 *  be chosen; the list that it was selected in does not have it any more; it or the shop would have too many tags. */
export const moveProblems = ["unknown", "notAllowed", "missing", "open", "notListed", "tooManyTags"] as const

export type MoveProblem = (typeof moveProblems)[number]
