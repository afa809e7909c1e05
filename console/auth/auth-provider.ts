import type { AuthProvider } from "react-admin"
import { askApi, Refusal } from "../data/ask-api.ts"
import { askMe, forgetMe } from "./me.ts"

/** What react-admin asks about who is signed in. Signing in itself is the sign-in page's. */
export const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => {
    forgetMe()
    // Ended already, or out of reach: either way nothing of it is left here.
    await askApi("POST", "/auth/sign-out").catch(() => undefined)
  },
  checkAuth: async () => {
    await askMe().catch((problem: unknown) => {
      // Out of reach is not signed out: the screens say so and ask again.
      if (problem instanceof Refusal && problem.status === 401) throw problem
    })
  },
  checkError: async (problem) => {
    if (!(problem instanceof Refusal) || problem.status !== 401) return
    forgetMe()
    throw problem
  },
  getIdentity: async () => {
    const { id, name } = await askMe()
    return { id, fullName: name }
  },
  // Pages in front of the console ask too, where nobody is signed in: a refusal here would lead away from them.
  getPermissions: () =>
    askMe().then(
      ({ permissions }) => permissions,
      () => [],
    ),
}
