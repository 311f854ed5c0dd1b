'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ComponentType } from 'react'

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
    <span className="editor-tool" ref={name}>
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
