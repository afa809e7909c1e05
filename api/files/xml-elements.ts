/** An XML element: the attributes in its tag as text, and its inner text. */
export type XmlElement = { attributes: string; body: string }

/** An element that does not end. */
export class UnclosedElement extends Error {
  override name = "UnclosedElement"
}

/** The elements of a name in a piece of XML, one after the other; those of the same name within one are part of its body
 *  up to the first end. Every character is looked at a fixed number of times, whatever the text is.
 *  @throws UnclosedElement at the first one without an end */
export function* xmlElements(xml: string, name: string): Generator<XmlElement> {
  const [opening, closing] = [`<${name}`, `</${name}>`]
  for (let begin = xml.indexOf(opening); begin >= 0; ) {
    const after = begin + opening.length
    let next = after
    // `<row`, and not `<rowBreaks`.
    if (/[\s/>]/.test(xml.charAt(after))) {
      const tagEnd = xml.indexOf(">", after)
      if (tagEnd < 0) throw new UnclosedElement(name)
      next = tagEnd + 1
      if (xml.charAt(tagEnd - 1) === "/") {
        yield { attributes: xml.slice(after, tagEnd - 1), body: "" }
      } else {
        const end = xml.indexOf(closing, next)
        if (end < 0) throw new UnclosedElement(name)
        yield { attributes: xml.slice(after, tagEnd), body: xml.slice(next, end) }
        next = end + closing.length
      }
    }
    begin = xml.indexOf(opening, next)
  }
}
