import type { RequestListener } from "node:http"
import { createServer } from "node:https"
import type { AddressInfo } from "node:net"
import type { Network } from "../../../common/public-network.ts"

/** A certificate for `pictures.test` and `other.test`, of tests alone. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBrTCCAVOgAwIBAgIUExrJk9C/nyNPdElALDp5tBIN9wwwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNcGljdHVyZXMudGVzdDAgFw0yNjExMjYwODM0MjBaGA8yMTI2
MTEwMjA4MzQyMFowGDEWMBQGA1UEAwwNcGljdHVyZXMudGVzdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABDlR7qZDwLl09vginx+LEl8koUBlkhQmEN0KOIkb3SoZ
IGRHIbXwXWpyHy2LegV6n9Y5S8OBYzNbeRGrBvvmo5WjeTB3MB0GA1UdDgQWBBSg
ps+HQaIO2oTrffKxneS7Iu8wjjAfBgNVHSMEGDAWgBSgps+HQaIO2oTrffKxneS7
Iu8wjjAPBgNVHRMBAf8EBTADAQH/MCQGA1UdEQQdMBuCDXBpY3R1cmVzLnRlc3SC
Cm90aGVyLnRlc3QwCgYIKoZIzj0EAwIDSAAwRQIgUQgE3BF28R9lT2fPxvrSSiS/
7ls4/CQEJ8mCrEYr3+4CIQDitZbl4gmz+PpXxOhasoXnY4Qcwt/enQFerVfv4EJF
Sg==
-----END CERTIFICATE-----
`
const privateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgDx0UMmP1Z2VY/hfq
jFAg2JHptas6N1rLeubGhjCBRx2hRANCAAQ5Ue6mQ8C5dPb4Ip8fixJfJKFAZZIU
JhDdCjiJG90qGSBkRyG18F1qch8ti3oFep/WOUvDgWMzW3kRqwb75qOV
-----END PRIVATE KEY-----
`

/** Starts a real HTTPS server of this machine under `https://pictures.test` and `https://other.test`.
 *  @returns the network that finds it there: its one address counts as public, no other of this machine does */
export async function startPictureServer(answer: RequestListener) {
  const server = createServer({ cert: certificate, key: privateKey }, answer)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const network: Network = {
    resolve: async (host) => [{ address: host === "private.test" ? "127.0.0.2" : "127.0.0.1", family: 4 }],
    isAllowed: (address) => address === "127.0.0.1",
    ca: certificate,
  }
  return {
    port,
    network,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
