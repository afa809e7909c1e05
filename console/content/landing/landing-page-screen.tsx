import { useParams } from "react-router"
import { useRecordQuery } from "../../data/use-get.ts"
import { LandingForm } from "./landing-form.tsx"
import { LandingFrame } from "./landing-frame.tsx"
import { readLandingPage } from "./use-landing-pages.ts"

/** One landing page: its texts, its address, and whether it is seen. */
export function LandingPageScreen() {
  const { id = "" } = useParams()
  const load = () => readLandingPage(id)
  const { data, error, refetch } = useRecordQuery(["landing-pages", id], load)
  return (
    <LandingFrame id={id} page={data} again={error ? () => refetch() : undefined}>
      {data && <LandingForm key={id} page={data} load={load} />}
    </LandingFrame>
  )
}
