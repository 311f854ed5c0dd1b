import { languages } from '@/i18n/languages'
import type { BarData } from '../queries/current-preview'
import { formPath, leaveAddress, previewAddress } from '../rules'
import { barTexts } from './bar-texts'
import { PreviewSlot } from './preview-slot'
import type { BarProps } from './bar'

/** The bar above a page in preview. Guests only see whose draft it is, until when, its size, and the way out. */
export async function PreviewBar({ data }: { data: BarData }) {
  const { document, language, path, isGuest } = data
  const props: BarProps = {
    texts: await barTexts(data),
    language,
    leave: leaveAddress(document, language, path),
    staff: isGuest
      ? undefined
      : {
          document,
          edit: formPath(document, language),
          addresses: languages.map((one) => ({ language: one, address: previewAddress(document, one) })),
          zone: data.zone,
        },
  }
  return <PreviewSlot path={path} {...props} />
}
