import { PDFDocument } from "@cantoo/pdf-lib"
import { expect, it } from "vitest"
import { mergeLabels } from "./merge-labels.ts"

async function pdf() {
  const one = await PDFDocument.create()
  one.addPage([298, 420])
  return one.save()
}

it("joins labels in their order, and says which could not be read", async () => {
  const two = await mergeLabels([await pdf(), await pdf()])
  const { pdf: twice } = await mergeLabels([two.pdf, await pdf()])
  expect((await PDFDocument.load(twice)).getPageCount()).toBe(3)
  const broken = await mergeLabels([await pdf(), new TextEncoder().encode("<!DOCTYPE html>"), await pdf()])
  expect(broken.unread).toEqual([1])
  expect((await PDFDocument.load(broken.pdf)).getPageCount()).toBe(2)
})
