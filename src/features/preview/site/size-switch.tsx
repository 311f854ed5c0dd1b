import { Desktop, Phone } from './icons'
import type { BarTexts } from './bar-texts'

type Props = { texts: BarTexts; isPhone: boolean; onChange: (isPhone: boolean) => void }

/** Switches between the page as it is and its look on a phone. */
export function SizeSwitch({ texts, isPhone, onChange }: Props) {
  return (
    <div role="group" aria-label={texts.size} className="preview-switch preview-size">
      <button
        type="button"
        aria-pressed={!isPhone}
        aria-label={texts.desktop}
        onClick={() => onChange(false)}
      >
        <Desktop />
      </button>
      <button type="button" aria-pressed={isPhone} aria-label={texts.phone} onClick={() => onChange(true)}>
        <Phone />
      </button>
    </div>
  )
}
