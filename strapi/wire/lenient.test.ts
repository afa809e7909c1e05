import { expect, test } from "vitest"
import { moment } from "./lenient.ts"

test.each([
  ["2027-01-31T08:00:00.000Z", "2027-01-31T08:00:00.000Z"],
  ["2027-01-31T08:00:00", "2027-01-31T07:00:00.000Z"],
  ["2027-01-31", "2027-01-30T23:00:00.000Z"],
  ["2027-02-30T08:00:00Z", null],
  ["tomorrow", null],
  [null, null],
  [5, null],
])("the moment %j of a Strapi is %j wherever the shop runs", (value, read) => expect(moment.parse(value)).toBe(read))
