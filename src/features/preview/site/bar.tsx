'use client'

import { useState } from 'react'

import './bar.css'
import { Cross } from '@/components/ui/icons'
import { Mark } from '@/components/site/mark'
import type { Language } from '@/i18n/languages'
import type { DraftedDocument } from '../../publishing/rules'
import { Pencil, Desktop, Phone } from './icons'
import type { BarTexts } from './bar-texts'
import { Share } from './share'

type Props = { texts: BarTexts; isPhone: boolean; onChange: (isPhone: boolean) => void }

/** Switches between the page as it is and its look on a phone. */
function SizeSwitch({ texts, isPhone, onChange }: Props) {
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

/** The page at the size of a phone, in place of the page itself, which styles hide. */
function PhoneFrame({ texts }: { texts: BarTexts }) {
  const [address] = useState(() => location.pathname)
  return (
    <div className="preview-stage">
      <iframe title={texts.frame} src={address} />
      <p>{texts.dimensions}</p>
    </div>
  )
}

export type BarProps = {
  texts: BarTexts
  /** The language of the draft. */
  language: Language
  leave: string
  /** What only staff can do. */
  staff?: {
    document: DraftedDocument
    edit: string
    addresses: { language: Language; address: string }[]
    zone: string
  }
}

/** The bar above a page in preview: state, language, size, and for staff sharing and editing. */
export default function Bar({ texts, language, leave, staff }: BarProps) {
  const [isPhone, setPhone] = useState(false)
  return (
    <>
      <aside aria-label={texts.name} className="preview-bar">
        <Mark />
        <p className="preview-state">
          <b>{texts.name}</b>
          <span className="preview-chip preview-long">{texts.state}</span>
          <span className="preview-chip preview-short">{texts.shortState}</span>
          {staff && <span className="preview-note">{texts.note}</span>}
        </p>
        <div className="preview-middle">
          {staff && (
            <nav aria-label={texts.language} className="preview-switch">
              {staff.addresses.map(({ language: one, address }) => (
                <a key={one} href={address} lang={one} aria-current={one === language ? 'page' : undefined}>
                  <abbr title={texts.names[one]}>{one.toUpperCase()}</abbr>
                </a>
              ))}
            </nav>
          )}
          <SizeSwitch texts={texts} isPhone={isPhone} onChange={setPhone} />
        </div>
        <div className="preview-end">
          {!staff && <span className="preview-note">{texts.note}</span>}
          {staff && <Share {...staff} texts={texts} language={language} />}
          {staff && (
            <a href={staff.edit} className="preview-act">
              <Pencil />
              <span>{texts.edit}</span>
            </a>
          )}
          <a href={leave} title={texts.leaveHint} className="preview-act">
            <Cross />
            <span>{texts.leave}</span>
          </a>
        </div>
      </aside>
      {isPhone && <PhoneFrame texts={texts} />}
    </>
  )
}
