import type { Adapter } from "../adapter.ts"

const tenant = (name: string, subdomain: string) => ({ name, baseUrl: `https://${subdomain}.ecotrack.dz/api/v1/` })

/** Carriers of the platform, mostly named after their sub-domain. Sources disagree on some addresses: the merchant may change each. */
export const hosts: Adapter["hosts"] = [
  tenant("DHD", "dhd"),
  { name: "Conexlog", baseUrl: "https://app.conexlog-dz.com/api/v1/" },
  tenant("Anderson", "anderson-ecommerce"),
  tenant("World Express", "world-express"),
  tenant("48hr", "48hr"),
  tenant("Areex", "areex"),
  tenant("Bacexpress", "bacexpress"),
  tenant("Coyoteexpress", "coyoteexpressdz"),
  tenant("Distazero", "distazero"),
  tenant("Fret", "fret"),
  tenant("Golivri", "golivri"),
  tenant("Mono", "mono"),
  tenant("Msmgo", "msmgo"),
  tenant("Negmar", "negmar"),
  // It answers 500 to create/orders.
  { ...tenant("Packers", "packers"), maxBatch: 1 },
  tenant("Prest", "prest"),
  tenant("Rblivraison", "rblivraison"),
  tenant("Rex", "rex"),
  tenant("Rocket", "rocket"),
  tenant("Salvadelivery", "salvadelivery"),
  tenant("Speeddelivery", "speeddelivery"),
  tenant("Trexexpress", "trexexpress"),
  tenant("TSL", "tsl"),
]
