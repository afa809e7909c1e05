import { expect, test } from "vitest"
import { readS3Url } from "./s3-address.ts"

test("reads a bucket, a folder, a region and keys with odd letters", () => {
  expect(readS3Url("https://key:se%2Fcret%40@s3.shop.example/backups/one/two?region=eu-west-1")).toEqual({
    endPoint: "https://s3.shop.example",
    bucket: "backups",
    region: "eu-west-1",
    prefix: "one/two/",
    accessKey: "key",
    secretKey: "se/cret@",
  })
  expect(readS3Url("http://key:secret@127.0.0.1:9000/backups")).toMatchObject({
    endPoint: "http://127.0.0.1:9000",
    region: "auto",
    prefix: "",
  })
})

test.each([
  "http://key:secret@s3.shop.example/backups",
  "https://s3.shop.example/backups",
  "https://key@s3.shop.example/backups",
  "https://key:secret@s3.shop.example/",
  "https://key:secret@s3.shop.example/backups/..%2Fother",
  "https://key:secret@s3.shop.example/backups?endpoint=other",
  "https://key:%E0%A4%A@s3.shop.example/backups",
  "ftp://key:secret@s3.shop.example/backups",
  "backups",
  "https://key:secret@s3.shop.example/my_bucket",
  "https://ASIAKEY:secret@s3.shop.example/backups",
])("takes no %s", (setting) => {
  expect(readS3Url(setting)).toBeUndefined()
})
