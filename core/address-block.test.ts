import { expect, test } from "vitest"
import { addressBlock } from "./address-block.ts"

test.each([
  ["192.0.2.7", "192.0.2.0/24"],
  [" 192.0.2.255 ", "192.0.2.0/24"],
  ["192.0.2.0/24", "192.0.2.0/24"],
  ["::ffff:192.0.2.7", "192.0.2.0/24"],
  ["2001:db8:1:2345:6789::1", "2001:db8:1::/48"],
  ["2001:DB8:0001:23ff:0:0:0:1", "2001:db8:1::/48"],
  ["2001:db8:1:2300::/56", "2001:db8:1::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
  ["::1", "0:0:0::/48"],
  ["::", "0:0:0::/48"],
])("the block of %s is %s", (address, block) => {
  expect(addressBlock(address)).toBe(block)
})

test.each([
  "",
  "nonsense",
  "256.0.0.1",
  "1.2.3",
  "1.2.3.4.5",
  "1::2::3",
  "2001:db8",
  "12345::1",
  "1:2:3:4:5:6:7:8:9",
  ":",
])("%j is no address", (text) => {
  expect(addressBlock(text)).toBeNull()
})
