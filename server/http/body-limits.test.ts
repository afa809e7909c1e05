import { expect, test } from "vitest"
import { maxReviewPictureSize } from "#core/reviews/review.ts"
import { bodyKind, largeForms, maxBody } from "./body-limits.ts"

test("only what takes a file may be larger than everything else", () => {
  const form = ["/review", "/fr/review", "/ar/review", "/en/review", "/review.data", "/fr/review.data"]
  expect(form.map((path) => bodyKind("POST", path))).toEqual(Array(6).fill("form"))
  const own = ["/api/admin/media", "/api/order-reviews/key/slug/picture"]
  expect(own.map((path) => bodyKind("POST", path))).toEqual(Array(2).fill("own"))
  for (const path of [
    "/contact",
    "/review/x",
    "/de/review",
    "/fr/fr/review",
    "/api/order-reviews/key/slug",
    "/api/orders",
  ]) {
    expect(bodyKind("POST", path)).toBe("usual")
  }
  expect(bodyKind("PUT", "/review")).toBe("usual")
})

test("forms with pictures are let in up to a sum of their sizes", () => {
  const forms = largeForms()
  expect(forms.enter(maxBody)).toBe("usual")
  expect(forms.enter(Number.NaN)).toBe("usual")
  expect(forms.enter(maxReviewPictureSize + maxBody + 1)).toBe("tooLarge")
  const size = maxReviewPictureSize + maxBody
  for (let n = 0; n < 6; n++) expect(forms.enter(size)).toBe("large")
  expect(forms.enter(maxBody + 1)).toBe("busy")
  forms.leave(size)
  expect(forms.enter(size)).toBe("large")
})
