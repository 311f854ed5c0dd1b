'use client'

import '@/styles/pages/preview.css'

import { useEffect, useRef, useState } from 'react'

import { Mark } from '@/components/site/mark'
import { Cross } from '@/components/ui/icons'
import type { Language } from '@/i18n/languages'
import type { DraftedDocument } from '../../publishing/rules'
import type { BarTexts } from './bar-texts'
import styles from './bar.module.css'
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

const BAR = [
  styles.bar,
  'sticky top-0 z-11 flex min-h-14 items-center gap-5 border-b border-[light-dark(transparent,var(--night-line))] bg-(--night) px-5 text-caption/5 font-medium text-(--night-ink) max-sm:gap-2 max-sm:px-3',
].join(' ')
const STAGE = [
  styles.stage,
  'grid min-h-[calc(100vh-3.5rem)] flex-1 content-start justify-items-center bg-sunk px-5 pt-8 pb-12',
].join(' ')
const ACT =
  'inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 rounded-control px-3 font-strong text-(--night-ink) no-underline [--focus:var(--night-focus)] hover:bg-(--art-soft) aria-expanded:bg-(--art-soft) max-sm:px-0 [&_svg]:size-4.5 [&_svg]:flex-none'
/** Beside its icon where there is room. */
const ACT_NAME = 'max-lg:sr-only'
const SWITCH = 'inline-flex rounded-control border border-(--night-ink)/40'
const OPTION =
  'inline-flex min-h-9 min-w-11 items-center justify-center text-(--night-ink) no-underline [--focus:var(--night-focus)] aria-pressed:bg-(--night-ink) aria-pressed:font-strong aria-pressed:text-on-tint aria-pressed:forced-chosen aria-[current]:bg-(--night-ink) aria-[current]:font-strong aria-[current]:text-on-tint aria-[current]:forced-chosen [&_svg]:size-4.5 [&_svg]:flex-none'
const CHIP = 'rounded-control bg-(--art-maiz) px-2 py-0.5 text-note font-strong text-on-tint'
const NOTE = 'truncate text-(--night-muted)'

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
        className={ACT}
        onClick={() => setOpen(!isOpen)}
      >
        <ShareIcon />
        <span className={ACT_NAME}>{texts.share}</span>
      </button>
      {isOpen && <SharePanel texts={texts.sharing} {...of} />}
    </>
  )
}

type SizeSwitchProps = { texts: BarTexts; isPhone: boolean; onChange: (isPhone: boolean) => void }

/** Switches between the page as it is and its look on a phone. */
function SizeSwitch({ texts, isPhone, onChange }: SizeSwitchProps) {
  return (
    <div role="group" aria-label={texts.size} className={`${SWITCH} max-sm:hidden`}>
      <button
        type="button"
        aria-pressed={!isPhone}
        aria-label={texts.desktop}
        className={OPTION}
        onClick={() => onChange(false)}
      >
        <Desktop />
      </button>
      <button
        type="button"
        aria-pressed={isPhone}
        aria-label={texts.phone}
        className={OPTION}
        onClick={() => onChange(true)}
      >
        <Phone />
      </button>
    </div>
  )
}

/** The page at the size of a phone, in place of the page itself, which styles hide. */
function PhoneFrame({ texts }: { texts: BarTexts }) {
  const [address] = useState(() => location.pathname)
  return (
    <div className={STAGE}>
      <iframe
        title={texts.frame}
        src={address}
        className="h-195 w-93.75 rounded-control bg-ground shadow-float"
      />
      <p className="mt-3 text-note text-muted">{texts.dimensions}</p>
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
      <aside aria-label={texts.name} className={BAR}>
        <span className="-mt-1 flex-none [--accent:var(--night-accent)]">
          <Mark size={26} />
        </span>
        <p className="flex min-w-0 items-center gap-2.5 whitespace-nowrap max-sm:flex-none">
          <b className="font-strong max-lg:sr-only">{texts.name}</b>
          <span className={`${CHIP} max-sm:hidden`}>{texts.state}</span>
          <span className={`${CHIP} sm:hidden`}>{texts.shortState}</span>
          {staff && <span className={`${NOTE} max-lg:sr-only`}>{texts.note}</span>}
        </p>
        <div className="mx-auto flex flex-none gap-3">
          {staff && (
            <nav aria-label={texts.language} className={SWITCH}>
              {staff.addresses.map(({ language: one, address }) => (
                <a
                  key={one}
                  href={address}
                  lang={one}
                  aria-current={one === language ? 'page' : undefined}
                  className={OPTION}
                >
                  <abbr className="no-underline" title={texts.names[one]}>
                    {one.toUpperCase()}
                  </abbr>
                </a>
              ))}
            </nav>
          )}
          <SizeSwitch texts={texts} isPhone={isPhone} onChange={setPhone} />
        </div>
        <div className="flex min-w-0 items-center gap-1">
          {!staff && (
            <span className={`${NOTE} max-sm:text-note/4 max-sm:whitespace-normal`}>{texts.note}</span>
          )}
          {staff && <Share {...staff} texts={texts} language={language} />}
          {staff && (
            <a href={staff.edit} className={ACT}>
              <Pencil />
              <span className={ACT_NAME}>{texts.edit}</span>
            </a>
          )}
          <a href={leave} title={texts.leaveHint} className={ACT}>
            <Cross />
            <span className={ACT_NAME}>{texts.leave}</span>
          </a>
        </div>
      </aside>
      {isPhone && <PhoneFrame texts={texts} />}
    </>
  )
}
