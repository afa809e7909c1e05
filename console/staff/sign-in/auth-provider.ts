import type { AuthProvider } from "react-admin"
import { fetchJson, RejectedError } from "../../data/api-client.ts"
import { clearMe, fetchMe } from "./me.ts"

/** What react-admin asks about who is signed in. Signing in itself is the sign-in page's. */
export const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => {
    clearMe()
    // Ended already, or out of reach: either way nothing of it is left here.
    await fetchJson("POST", "/auth/sign-out").catch(() => undefined)
  },
  checkAuth: async () => {
    await fetchMe().catch((problem: unknown) => {
      // Out of reach is not signed out: the screens say so and ask again.
      if (problem instanceof RejectedError && problem.status === 401) throw problem
    })
  },
  checkError: async (problem) => {
    if (!(problem instanceof RejectedError) || problem.status !== 401) return
    clearMe()
    throw problem
  },
  getIdentity: async () => {
    const { id, name } = await fetchMe()
    return { id, fullName: name }
  },
  // Pages in front of the console ask too, where nobody is signed in: a refusal here would lead away from them.
  getPermissions: () =>
    fetchMe().then(
      ({ permissions }) => permissions,
      () => [],
    ),
}
