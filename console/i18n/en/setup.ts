export const setup = {
  "setup.title": "Open your shop",
  "setup.text": "Visitors see a page that says the shop opens soon, until there is a category or a product.",
  "setup.done": "done",
  "setup.settings": "Shop settings",
  "setup.settings.hint": "Name, phone and address stand on every page and in every mail.",
  "setup.categories": "Categories",
  "setup.categories.hint": "What shoppers browse by. A few are enough.",
  "setup.brands": "Brands",
  "setup.brands.hint": "Every product has one; your own name will do.",
  "setup.products": "First product",
  "setup.products.hint": "Photo, price and stock; publish it, and the shop is open.",
}
