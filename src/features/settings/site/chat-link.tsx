import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'

import { chatAddress } from '../rules'

type Props = Omit<ComponentProps<'a'>, 'href' | 'rel'> & {
  /** The address of a chat with an office: `whatsappUrl` of the settings. */
  url: string
}

/** A link that opens a chat on WhatsApp, in which the first words are written. */
export function ChatLink({ url, ...rest }: Props) {
  const t = useTranslations('contact.chat')
  return <a href={chatAddress(url, t('greeting'))} rel="noopener noreferrer" {...rest} />
}
