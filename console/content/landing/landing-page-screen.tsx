import { useQuery } from "@tanstack/react-query"
import { useParams } from "react-router"
import { LandingForm } from "./landing-form.tsx"
import { LandingFrame } from "./landing-frame.tsx"
import { readLandingPage } from "./use-landing-pages.ts"

/** One landing page: its texts, its address, and whether it is seen. */
export function LandingPageScreen() {
  const { id = "" } = useParams()
  const load = () => readLandingPage(id)
  const { data, error, refetch } = useQuery({
    queryKey: ["landing-pages", id],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <LandingFrame id={id} page={data} again={error ? () => refetch() : undefined}>
      {data && <LandingForm key={id} page={data} load={load} />}
    </LandingFrame>
  )
}
