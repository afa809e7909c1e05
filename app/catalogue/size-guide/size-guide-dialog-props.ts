import type { SizeGuide } from "#core/catalogue/size-guide.ts"

export type SizeGuideDialogProps = { guide: SizeGuide; onClose: () => void }
