import { fileOf, photo, type Row } from "./file-of.ts"

const wooTitles = [
  ...["ID", "Type", "SKU", "GTIN, UPC, EAN, or ISBN", "Name", "Published", "Is featured?", "Visibility in catalog"],
  ...["Short description", "Description", "Date sale price ends", "Tax status", "In stock?", "Stock", "Weight (kg)"],
  ...["Length (cm)", "Sale price", "Regular price", "Categories", "Tags", "Images", "Parent", "Brands"],
  ...["Attribute 1 name", "Attribute 1 value(s)", "Attribute 1 visible", "Attribute 2 name", "Attribute 2 value(s)"],
  ...["Attribute 3 name", "Attribute 3 value(s)", "Meta: _views"],
]

const wooRows: Row[] = [
  {
    ID: "10",
    Type: "variable",
    SKU: "CH-LIN",
    Name: "Chemise en lin",
    Published: "1",
    "Is featured?": "1",
    "Visibility in catalog": "visible",
    Description: "<p>Lin <strong>lavé</strong>, coupe droite. Se lave à 30 °C.</p><script>x()</script>",
    "In stock?": "1",
    "Weight (kg)": "0.250",
    "Length (cm)": "30.4",
    Categories: "Vêtements > Homme > Chemises, Nouveautés",
    Tags: "lin, été",
    Images: `${photo("red")}, ${photo("blue")}`,
    Brands: "Maison Tadla",
    "Attribute 1 name": "Couleur",
    "Attribute 1 value(s)": "Bleu, Terre de Sienne",
    "Attribute 2 name": "Taille",
    "Attribute 2 value(s)": "S, M",
    "Attribute 3 name": "Matière",
    "Attribute 3 value(s)": "Lin\\, coton",
    "Meta: _views": "12",
  },
  ...(
    [
      ["11", "CH-LIN-B-S", "Bleu", "S", "3200", "2900", "4"],
      ["12", "CH-LIN-B-M", "Bleu", "M", "3200", "2900", "0"],
      ["13", "CH-LIN-T-S", "Terre de Sienne", "S", "3400", "", "6"],
    ] as const
  ).map(([ID, SKU, color, size, regular, sale, Stock]) => ({
    ID,
    Type: "variation",
    SKU,
    Name: `Chemise en lin - ${color}, ${size}`,
    Published: "1",
    "In stock?": "1",
    Stock,
    "Regular price": regular,
    "Sale price": sale,
    Parent: "CH-LIN",
    Images: photo("green"),
    "GTIN, UPC, EAN, or ISBN": `61300010000${ID}`,
    "Attribute 1 name": "Couleur",
    "Attribute 1 value(s)": color,
    "Attribute 2 name": "Taille",
    "Attribute 2 value(s)": size,
  })),
  {
    ID: "20",
    Type: "simple",
    Name: "Bougie à l’ambre",
    Published: "-1",
    "Short description": "Cire <em>végétale</em>",
    "In stock?": "1",
    "Regular price": "1500.00",
    Categories: "Non classé",
    Images: `http://pictures.test/red.png, ${photo("missing")}`,
    "Date sale price ends": "",
  },
  { ID: "21", Type: "simple", SKU: "SANS-PRIX", Name: "Panier", Published: "1", Stock: "3" },
  { ID: "30", Type: "grouped", Name: "Coffret", Published: "1" },
  { ID: "31", Type: "variation", SKU: "PERDUE", Parent: "id:999", "Regular price": "1" },
]

/** An export of WooCommerce. */
export const wooFile = (separator = ",") => fileOf(wooTitles, wooRows, separator)

const frenchTitles: Record<string, string> = {
  SKU: "UGS",
  Name: "Nom",
  Published: "Publié",
  "In stock?": "En stock ?",
  "Regular price": "Tarif régulier",
  Categories: "Catégories",
}
/** The same of a shop in French, with semicolons: one product. */
export const frenchWooFile = () =>
  fileOf(
    ["ID", "Type", ...Object.values(frenchTitles), "Nom de l’attribut 1", "Valeur(s) de l’attribut 1 "],
    [
      {
        ID: "7",
        Type: "simple",
        UGS: "TH-1",
        Nom: "Théière cuivrée",
        Publié: "1",
        "En stock ?": "1",
        "Tarif régulier": "4500,00",
        Catégories: "Cuisine",
        "Nom de l’attribut 1": "Contenance",
        "Valeur(s) de l’attribut 1 ": "1 l",
      },
    ],
    ";",
  )

/** A shop of so many products, each with six variations, as WooCommerce exports it. */
export function largeWooFile(products: number): string {
  const choices = ["Bleu", "Noir", "Rouge"].flatMap((color) => ["S", "M"].map((size) => [color, size] as const))
  const rows = Array.from({ length: products }, (_, index): Row[] => {
    const SKU = `ART-${index + 1}`
    const first = 1000 * (index + 1)
    const parent: Row = {
      ID: String(first),
      Type: "variable",
      SKU,
      Name: `Article numéro ${index + 1}`,
      Published: "1",
      Description: "<p>Un article <strong>solide</strong>.</p><ul><li>Coton</li><li>Lavable</li></ul>",
      Categories: `Rayon ${(index % 8) + 1} > Étagère ${(index % 24) + 1}`,
      "Attribute 1 name": "Couleur",
      "Attribute 1 value(s)": "Bleu, Noir, Rouge",
      "Attribute 2 name": "Taille",
      "Attribute 2 value(s)": "S, M",
    }
    const variations = choices.map(
      ([color, size], place): Row => ({
        ID: String(first + place + 1),
        Type: "variation",
        SKU: `${SKU}-${place + 1}`,
        Published: "1",
        "In stock?": "1",
        Stock: String(place + 1),
        "Regular price": String(1500 + 100 * place),
        Parent: SKU,
        "Attribute 1 name": "Couleur",
        "Attribute 1 value(s)": color,
        "Attribute 2 name": "Taille",
        "Attribute 2 value(s)": size,
      }),
    )
    return [parent, ...variations]
  })
  return fileOf(wooTitles, rows.flat())
}
