import { useEffect, useState } from "react"
import { useI18n } from "../../i18n/i18n.tsx"
import type { QuickViewData } from "../../routes/quick-view.ts"
import { readAgain } from "../../shell/start/read-again.ts"

/** What the quick view shows of a product, asked from the shop.
 *  @returns `retry` asks again after an error */
export function useQuickViewData(slug: string) {
  const { locale } = useI18n()
  const [data, setData] = useState<QuickViewData | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another request
  useEffect(() => {
    const leave = new AbortController()
    fetchProduct(slug, locale, leave.signal).then(setData, () => {
      if (!leave.signal.aborted) setFailed(true)
    })
    return () => leave.abort()
  }, [slug, locale, attempt])

  return { data, failed, retry: () => setAttempt((count) => count + 1) }
}

async function fetchProduct(slug: string, locale: string, signal: AbortSignal): Promise<QuickViewData> {
  const answer = await readAgain(`/quick-view/${encodeURIComponent(slug)}?locale=${locale}`, { signal })
  if (!answer.ok) throw new Error(`Quick view of ${slug}: ${answer.status}`)
  return answer.json()
}
