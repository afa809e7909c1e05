import { type FormEvent, useState } from "react"
import type { AdminBrand } from "#api/catalogue/contract-brand.ts"
import { apiPath } from "../../data/api-path.ts"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/forms/field.tsx"
import { SmallForm } from "../../ui/forms/small-form.tsx"
import { Problem } from "../../ui/problem.tsx"
import { useCatalogueChange } from "../categories/use-catalogue-change.ts"

/** A brand's name and address. */
export function BrandDialog({ brand, onClose }: { brand: AdminBrand | undefined; onClose: () => void }) {
  const t = useText()
  const { send, busy, problem } = useCatalogueChange()
  const [name, setName] = useState(brand?.name ?? "")
  const [slug, setSlug] = useState(brand?.slug ?? "")
  async function save(event: FormEvent) {
    event.preventDefault()
    const body = { name: name.trim(), slug: slug.trim() }
    const isStored = brand
      ? await send("PATCH", apiPath("/brands/:documentId", { params: { documentId: brand.documentId } }), {
          ...body,
          updatedAt: brand.updatedAt,
        })
      : await send("POST", "/brands", body)
    if (isStored) onClose()
  }
  return (
    <Dialog title={brand ? t("categories.edit", { name: brand.name }) : t("brands.new")} onClose={onClose}>
      <SmallForm
        submit={t("categories.save")}
        disabled={busy}
        onSubmit={save}
        buttons={
          brand &&
          brand.productCount === 0 && (
            <Button
              look="quiet"
              disabled={busy}
              onClick={async () => {
                if (await send("DELETE", apiPath("/brands/:documentId", { params: { documentId: brand.documentId } })))
                  onClose()
              }}
            >
              {t("categories.delete")}
            </Button>
          )
        }
      >
        <Problem text={problem} />
        <Field
          label={t("brands.name")}
          value={name}
          required
          maxLength={100}
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={t("categories.slug")}
          hint={t("brands.slugHint")}
          value={slug}
          dir="ltr"
          maxLength={100}
          onChange={({ target }) => setSlug(target.value)}
        />
      </SmallForm>
    </Dialog>
  )
}
