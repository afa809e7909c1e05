import { tmpdir } from "node:os"

/** Where tests keep databases: `npm test` names a folder in memory where there is one. */
export const testFolder = process.env.TEST_DATA_FOLDER ?? tmpdir()
