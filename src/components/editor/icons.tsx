'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ComponentType, ReactNode } from 'react'

const icon = (drawing: ReactNode) =>
  function Icon() {
    return (
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    )
  }

export const RightToLeftIcon = icon(
  <path d="M14 4v11M18 4v11M20 4h-8.5a3.5 3.5 0 0 0 0 7H14M4 19h14M7 16l-3 3 3 3" />,
)
export const ClearIcon = icon(<path d="M5 5h12M11 5 8 19M15 15l5 5M20 15l-5 5" />)
export const ColorIcon = icon(
  <>
    <path d="m6.500 16 5-12h1l5 12M8.500 12h7" />
    <path d="M4 21h16" className="stroke-accent stroke-3" />
  </>,
)
export const BackgroundIcon = icon(
  <>
    <rect x="2" y="2" width="20" height="20" className="fill-yellow-ground stroke-none" />
    <path d="m7 18 4.500-12h1L17 18M9 14h6" />
  </>,
)
export const LanguageIcon = icon(
  <>
    <rect x="2.500" y="5" width="19" height="14" />
    <path d="M10.500 9H6.500v6h4M6.500 12h3M17.500 9.500c-3-1.500-4.500.5-3 2s3 .5 3 2-2 2-4 .8" />
  </>,
)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)

type Props = { text: string; Icon: ComponentType; isShown?: boolean; within?: string }

/**
 * Gives the button around it its name: Payload's buttons of the toolbar have none, and its menus English ones. With
 * `within`, only a button of that class.
 */
export function NamedIcon({ text, Icon, isShown, within = '' }: Props) {
  const name = (element: HTMLSpanElement | null) => {
    const button = element?.closest(`button${within}`)
    button?.setAttribute('aria-label', text)
    button?.setAttribute('title', text)
  }
  return (
    <span className="inline-flex items-center gap-1" ref={name}>
      <Icon />
      {isShown && <span>{text}</span>}
    </span>
  )
}

/** Returns an icon with the name of a message of the admin. */
export const namedIcon = (path: string, Icon: ComponentType, isShown = false) =>
  function NamedByMessage() {
    const { t } = useTranslation()
    return <NamedIcon text={(t as (key: string) => string)(`puente:${path}`)} Icon={Icon} isShown={isShown} />
  }
