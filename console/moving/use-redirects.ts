import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { type AdminRedirect, maxPairs, type RedirectResult } from "#api/content/redirects/contract-redirect.ts"
import { textOfFile } from "#core/files/file-text.ts"
import { readUnlimitedCsv } from "#core/files/read-csv.ts"
import { detectEncoding } from "#core/moving/encoding.ts"
import { fetchJson, fetchRaw } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { sendInParts } from "../data/send-in-parts.ts"

const redirectsKey = ["redirects"]

type Answer = { data: AdminRedirect[]; meta: { pagination: { pageCount: number } } }

type Pair = { from: string; to: string }

/** The pairs of a file: its first two columns, without a row of titles. */
export async function readPairs(file: File): Promise<Pair[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const rows = readUnlimitedCsv([...textOfFile(bytes, detectEncoding(bytes))].join(""))
  const isPath = (cell: string) => /^(https?:\/\/|\/)/i.test(cell.trim())
  return rows.flatMap(([from = "", to = ""]) =>
    isPath(from) && to.trim() ? [{ from: from.trim(), to: to.trim() }] : [],
  )
}

/** A page of the redirects that have a text in one of their addresses. */
export const useRedirects = (text: string, page: number) =>
  useQuery({
    queryKey: [...redirectsKey, text, page],
    queryFn: async ({ signal }) => {
      const answer = await fetchRaw("GET", apiPath("/redirects", { query: { text, page } }), { signal })
      const { data, meta }: Answer = await answer.json()
      return { rows: data, pages: meta.pagination.pageCount }
    },
    placeholderData: keepPreviousData,
  })

type Sent = { stored: number; problems: RedirectResult[]; problem?: unknown }

/** Stores and deletes redirects. */
export function useChangeRedirects() {
  const queries = useQueryClient()
  const [sent, setSent] = useState<Sent>()
  const [isBusy, setBusy] = useState(false)
  const refresh = () => queries.invalidateQueries({ queryKey: redirectsKey })
  async function run(work: () => Promise<Sent | undefined>) {
    setBusy(true)
    try {
      setSent(await work())
    } catch (error) {
      setSent({ stored: 0, problems: [], problem: error })
    } finally {
      setBusy(false)
      await refresh()
    }
  }
  return {
    sent,
    isBusy,
    store: (pairs: readonly Pair[]) =>
      run(async () => {
        const toBody = (some: readonly Pair[]) => ({ pairs: some })
        const { results, problem } = await sendInParts<Pair, RedirectResult>("/redirects", {
          items: pairs,
          atOnce: maxPairs,
          toBody,
        })
        const problems = results.filter((one) => one.problem !== null)
        return { stored: results.length - problems.length, problems, problem }
      }),
    remove: (from: readonly string[]) =>
      run(async () => {
        await fetchJson("POST", "/redirects/delete", { from })
        return undefined
      }),
  }
}
