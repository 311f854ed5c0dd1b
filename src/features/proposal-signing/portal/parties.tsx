import { useTranslations } from 'next-intl'

import type { Settings } from '@/features/settings/queries'
import type { ShownProposal } from '../queries/proposal'

type Props = { proposal: ShownProposal; settings: Pick<Settings, 'brand' | 'email'> }

/** Whom a proposal was prepared for, and by whom. */
export function Parties({ proposal: { preparedFor, preparedBy }, settings: { brand, email } }: Props) {
  const t = useTranslations('proposals')
  return (
    <dl className="parties">
      <div>
        <dt>{t('preparedFor')}</dt>
        <dd>
          <strong>{preparedFor.name}</strong>
          {preparedFor.company && <span>{preparedFor.company}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('preparedBy')}</dt>
        <dd>
          <strong>{preparedBy ?? brand}</strong>
          {preparedBy && <span>{brand}</span>}
          {email && <span>{email}</span>}
        </dd>
      </div>
    </dl>
  )
}
