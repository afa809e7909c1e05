import { useQuery, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { useNavigate } from "react-router"
import type { AdminLanding } from "#api/content/landing/contract-admin-landing.ts"
import * as fields from "#app/styles/fields.module.css"
import { isLandingSlug, landingLimits } from "#core/content/landing-page.ts"
import { readProduct } from "../../catalogue/product/catalogue-api.ts"
import { ProductSearch } from "../../catalogue/products/product-search.tsx"
import { fetchJson } from "../../data/api-client.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { IconButton } from "../../ui/button.tsx"
import { Photo } from "../../ui/photo.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"
import { AddDialog } from "../added-pages/add-dialog.tsx"
import { AddressField } from "../added-pages/address-field.tsx"
import * as css from "./landing.module.css"

type Chosen = { documentId: string; slug: string; name: string; image: string | null }

type Props = {
  /** The product that it is made of; null = it is looked for. */
  productId: string | null
  onClose: () => void
}

/** A new landing page: its product and its address. It is hidden until its form shows it. */
export function AddLanding({ productId, onClose }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [id, setId] = useState(productId)
  const [picked, setPicked] = useState<Chosen>()
  const [typed, setTyped] = useState<string>()
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const stored = useQuery({
    queryKey: ["landing-product", id],
    queryFn: async (): Promise<Chosen> => {
      const { documentId, slug, name, image } = await readProduct(id ?? "")
      return { documentId, slug, name: titleIn(name, locale), image: image?.url ?? null }
    },
    enabled: id !== null,
  })
  const product = picked ?? (id === null ? undefined : stored.data)
  const slug = typed ?? product?.slug.slice(0, landingLimits.slug).replace(/-+$/, "") ?? ""
  async function add(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!product || !isLandingSlug(slug)) return
    try {
      const input = { slug, product: product.documentId }
      const page = await fetchJson<AdminLanding>("POST", "/landing-pages", input)
      void queries.invalidateQueries({ queryKey: ["landing-pages", "list"] })
      navigate(`/landing-pages/${page.documentId}`)
    } catch (error) {
      setProblem(error)
    }
  }
  const taken = t("landing.taken", { n: landingLimits.pages, all: landingLimits.stored })
  return (
    <AddDialog
      title={t("landing.add")}
      problem={rejectionText(problem ?? stored.error ?? undefined, t, { 409: taken })}
      onAdd={add}
      onClose={onClose}
    >
      {product ? (
        <div className={css.lProduct}>
          <Photo url={product.image} alt="" size={48} />
          <bdi>{product.name}</bdi>
          <IconButton
            icon="x"
            label={t("section.remove", { name: product.name })}
            onClick={() => {
              setPicked(undefined)
              setId(null)
            }}
          />
        </div>
      ) : (
        <ProductSearch
          label={t("landing.product")}
          onPick={({ documentId, slug, name, image }) =>
            setPicked({ documentId, slug, name, image: image?.url ?? null })
          }
        />
      )}
      {isTried && !product && (
        <p className={fields.why} role="alert">
          {t("landing.noProduct")}
        </p>
      )}
      <AddressField
        maxLength={landingLimits.slug}
        value={slug}
        hint={t("landing.slugHint")}
        problem={isTried && product && !isLandingSlug(slug) ? t("post.problem.slug") : undefined}
        onChange={setTyped}
      />
    </AddDialog>
  )
}
