'use client'

import { useEffect, useRef, useState } from 'react'

import './bar.css'
import { Mark } from '@/components/site/mark'
import { Cross } from '@/components/ui/icons'
import type { Language } from '@/i18n/languages'
import type { DraftedDocument } from '../../publishing/rules'
import type { BarTexts } from './bar-texts'
import { SharePanel } from './share-panel'

const stroke = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

const Desktop = () => (
  <svg {...stroke}>
    <path d="M3 4.500h18v12H3zM12 16.500V20M8 20h8" />
  </svg>
)

const Phone = () => (
  <svg {...stroke}>
    <path d="M7.5 2.500h9a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1zM11 18.500h2" />
  </svg>
)

const ShareIcon = () => (
  <svg {...stroke}>
    <path d="M8.3 10.700l7.4-4.200M8.3 13.300l7.4 4.2" />
    <circle cx="6" cy="12" r="2.6" />
    <circle cx="18" cy="5.2" r="2.6" />
    <circle cx="18" cy="18.8" r="2.6" />
  </svg>
)

const Pencil = () => (
  <svg {...stroke}>
    <path d="M4 20l1-4.500L16.5 4 20 7.5 8.5 19zM14 6.500l3.5 3.5" />
  </svg>
)

type ShareProps = { document: DraftedDocument; language: Language; texts: BarTexts; zone: string }

/** Opens the panel that creates a link to the draft. Escape and the button close it. */
function Share({ texts, ...of }: ShareProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isOpen])

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className="preview-act"
        onClick={() => setOpen(!isOpen)}
      >
        <ShareIcon />
        <span>{texts.share}</span>
      </button>
      {isOpen && <SharePanel texts={texts.sharing} {...of} />}
    </>
  )
}

type SizeSwitchProps = { texts: BarTexts; isPhone: boolean; onChange: (isPhone: boolean) => void }

/** Switches between the page as it is and its look on a phone. */
function SizeSwitch({ texts, isPhone, onChange }: SizeSwitchProps) {
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
