'use client'

import { Link } from '@/components/staff/link'
import { useTranslations } from 'next-intl'

import { Icon } from '@/components/staff/icon'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { useUrl } from '@/components/staff/use-url'
import { generatorHref, noteLead } from '@/lib/generator-address'
import { isId } from '@/lib/ids'
import { closePropose, PROPOSE_PARAMETER } from './lead-params'

/** The two ways to a proposal for the lead that the URL names. */
const ways = [
  { name: 'transcript', part: 'transcript', icon: 'note' },
  { name: 'template', part: 'details', icon: 'proposal' },
] as const

export function CreateProposal() {
  const t = useTranslations('leadBoard.proposalWays')
  const [url] = useUrl()
  const lead = url.get(PROPOSE_PARAMETER)
  if (!isId(lead)) return null
  return (
    <StaffDialog title={t('title')} className="md:w-160" onClose={closePropose}>
      <ul className="grid gap-3 overflow-y-auto px-(--dialog-gutter) py-6 md:grid-cols-2">
        {ways.map(({ name, part, icon }) => (
          <li key={name}>
            <Link
              href={generatorHref({ lead, part })}
              className="grid h-full content-start gap-1.5 border border-field-line p-4 text-ink no-underline hover:border-ink hover:bg-sunk"
              onClick={() => noteLead(lead)}
            >
              <Icon name={icon} />
              <b>{t(`${name}.title`)}</b>
              <span className="text-small text-muted">{t(`${name}.text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </StaffDialog>
  )
}
