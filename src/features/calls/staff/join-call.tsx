'use client'

import { useTranslations } from 'next-intl'

import { Icon } from '@/components/staff/icon'
import { buttonClass } from '@/components/ui/button'
import type { StaffCall } from '../queries/staff-calls'

type Props = { call: StaffCall; className?: string }

/** Opens the meeting of a call by video, or dials; of a number that cannot be dialed only the number. */
export function JoinCall({ call: { by, videoUrl, phone, ways, lead }, className }: Props) {
  const t = useTranslations('callBoard')
  const look = buttonClass('ink', 'compact', className)
  if (by === 'video' && videoUrl)
    return (
      <a
        className={look}
        href={videoUrl}
        target="_blank"
        rel="noreferrer"
        aria-label={t('joinOf', { name: lead.name || t('unknown') })}
      >
        <Icon name="video" />
        {t('join')}
      </a>
    )
  if (!phone) return null
  if (!ways) return <b className={className}>{phone}</b>
  return (
    <a className={look} href={ways.call}>
      <Icon name="phone" />
      {t('call', { phone })}
    </a>
  )
}
