import source from "./start.js?inline-script"

/** The first script of every page, which stands in its head. */
export const startCode = (): string => source
