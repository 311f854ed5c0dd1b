import { useTranslations } from 'next-intl'

import { ChatLink } from '@/features/settings/site/chat-link'

/** A page where a call is booked says so on its `<main>`: nothing else is offered there. */
const besideBooking = '[body:has(main[data-booking])_&]:hidden'

type Props = {
  url: string
  className?: string
  /** Of the name, which is read out where it is not seen. */
  nameClassName?: string
}

/** A chat with the office that comes first, named by its service and its sign. */
export function ChatByName({ url, className = '', nameClassName }: Props) {
  const t = useTranslations('contact.chat')
  return (
    <ChatLink url={url} className={`${className} ${besideBooking}`}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="size-6"
      >
        <path d="M4 20V11a8 8 0 0 1 16 0v1a8 8 0 0 1-8 8zM9 10h6M9 14h4" />
      </svg>
      <span className={nameClassName}>{t('name')}</span>
    </ChatLink>
  )
}
