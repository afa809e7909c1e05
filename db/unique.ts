import { BeginAgain } from "./transaction.ts"

/** Stores something whose unique values were seen to be free; when another transaction has taken one of them meanwhile,
 *  the transaction begins again and finds it taken. */
export async function whileFree<T>(store: () => Promise<T>): Promise<T> {
  try {
    return await store()
  } catch (problem) {
    const code = problem instanceof Error && "code" in problem ? String(problem.code) : ""
    if (code === "23505" || code.startsWith("SQLITE_CONSTRAINT_UNIQUE") || code === "SQLITE_CONSTRAINT_PRIMARYKEY") {
      throw new BeginAgain("A unique value was taken meanwhile", { cause: problem })
    }
    throw problem
  }
}
