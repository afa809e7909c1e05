/** Written into the built program by `server/vite.config.ts`: another text for every build. */
declare const PROGRAM_BUILD: string | undefined

/** Names the build of the running program; undefined where its sources run as they are. */
export const programBuild: string | undefined = typeof PROGRAM_BUILD === "string" ? PROGRAM_BUILD : undefined
