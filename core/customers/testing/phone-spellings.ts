/** Spellings of one Algerian mobile, as people and programs write it.
 *  @param mobile ten digits, such as `0550998877` */
export function spellingsOfPhone(mobile: string): string[] {
  const rest = mobile.slice(1)
  const pairs = mobile.match(/\d\d/g) ?? []
  const inScript = (zero: number) => [...mobile].map((digit) => String.fromCodePoint(zero + Number(digit))).join("")
  return [
    mobile,
    rest,
    `+213 ${rest}`,
    `00213${rest}`,
    `213${rest}`,
    `+2130${rest}`,
    `${mobile},`,
    `${mobile}#`,
    `${mobile.slice(0, 3)}_${mobile.slice(3)}`,
    pairs.join(","),
    pairs.join("_"),
    pairs.join("•"),
    `tel:${mobile}`,
    `tel:+213${rest}`,
    `${mobile.slice(0, 4)}\u2060${mobile.slice(4)}`,
    `${mobile.slice(0, 4)}\u00ad${mobile.slice(4)}`,
    `\u202b${mobile}\u202c`,
    inScript(0x660),
    inScript(0x6f0),
    inScript(0x966),
    inScript(0xff10),
    inScript(0x1d7ce),
  ]
}
