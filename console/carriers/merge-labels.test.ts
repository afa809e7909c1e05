import { PDFDocument } from "@cantoo/pdf-lib"
import { expect, it } from "vitest"
import { pdf } from "#carriers/testing/pdf.ts"
import { mergeLabels } from "./merge-labels.ts"

it("joins labels in their order, and says which could not be read", async () => {
  const two = await mergeLabels([pdf("A"), pdf("B")])
  const { pdf: twice } = await mergeLabels([two.pdf, pdf("C")])
  expect((await PDFDocument.load(twice)).getPageCount()).toBe(3)
  const broken = await mergeLabels([pdf("A"), new TextEncoder().encode("<!DOCTYPE html>"), pdf("B")])
  expect(broken.unread).toEqual([1])
  expect((await PDFDocument.load(broken.pdf)).getPageCount()).toBe(2)
})
