import sharp from "sharp"

// One thread a picture: who renders decides how many pictures are made at once.
sharp.concurrency(1)
sharp.cache(false)
// Every reader is off but those of the four types that the shop takes, from memory: a drawing with scripts, a document
// or a file of this machine is never opened, whatever it calls itself.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].map((type) => `VipsForeignLoad${type}Buffer`),
})

export { sharp }
