import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { useState } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { renderInConsole } from "../testing/render-in-console.tsx"
import type { Media } from "./media.ts"
import { RowBody } from "./row-body.tsx"
import { UploadRows } from "./upload-rows.tsx"
import { useUploads } from "./use-uploads.ts"

afterEach(() => vi.unstubAllGlobals())

/** A request that is answered when the test says so. */
class SlowRequest extends EventTarget {
  static last: SlowRequest | undefined
  static aborted = 0
  upload = new EventTarget()
  status = 201
  responseText = JSON.stringify({ data: { url: "/a.webp" } })
  open() {
    SlowRequest.last = this
  }
  setRequestHeader() {}
  send() {}
  abort() {
    SlowRequest.aborted += 1
    this.dispatchEvent(new Event("abort"))
  }
}

function Field({ onDone }: { onDone: (media: Media) => void }) {
  const { uploads, add, again, dismiss } = useUploads(onDone)
  return (
    <>
      <button type="button" onClick={() => add([new File(["x"], "a.webp")])}>
        add
      </button>
      <UploadRows uploads={uploads} onAgain={again} onDismiss={dismiss} />
    </>
  )
}

function Row() {
  const [isOpen, setOpen] = useState(true)
  const [url, setUrl] = useState("none")
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        fold
      </button>
      <output>{url}</output>
      <RowBody isOpen={isOpen} className={undefined}>
        <Field onDone={(media) => setUrl(media.url)} />
      </RowBody>
    </>
  )
}

test("an upload goes on in a row that is closed, lands in it, and holds whoever leaves the page", async () => {
  vi.stubGlobal("XMLHttpRequest", SlowRequest)
  const { screen } = await renderInConsole("fr", <Row />, (page) => (
    <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>
  ))
  const mayLeave = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }))
  expect(mayLeave()).toBe(true)
  await screen.getByRole("button", { name: "add" }).click()
  await expect.element(screen.getByRole("progressbar")).toBeVisible()
  await screen.getByRole("button", { name: "fold" }).click()
  await expect.element(screen.getByText("add")).not.toBeVisible()
  expect([SlowRequest.aborted, mayLeave()]).toEqual([0, false])
  SlowRequest.last?.dispatchEvent(new Event("load"))
  await expect.element(screen.getByText("/a.webp")).toBeVisible()
  // Nothing is on its way any more: the closed row goes, and nobody is held.
  await expect.poll(() => screen.getByText("add").elements()).toEqual([])
  expect(mayLeave()).toBe(true)
})
