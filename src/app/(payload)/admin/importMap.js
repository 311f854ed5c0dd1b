import { Icon as Icon_4296d30ffb6ba1aba343599dd600c938 } from '../../../../src/features/shell/staff/brand'
import { Logo as Logo_4296d30ffb6ba1aba343599dd600c938 } from '../../../../src/features/shell/staff/brand'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/features/shell/staff/brand#Icon": Icon_4296d30ffb6ba1aba343599dd600c938,
  "/src/features/shell/staff/brand#Logo": Logo_4296d30ffb6ba1aba343599dd600c938,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
