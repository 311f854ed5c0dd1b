import type { UIFieldServerComponent } from 'payload'

import { formatDateTime } from '@/features/mail/render/translate'
import { siteSettings } from '@/features/settings/queries'
import { listPossiblySameLeads } from '../queries/possibly-same'
import { leadHref } from './lead-params'

/**
 * Other leads that may come from the same person. Part of the lead's edit view in the admin; nothing when there are none.
 */
export const PossiblySame: UIFieldServerComponent = async ({ data, operation, req, i18n }) => {
  const { id } = data as { id?: string }
  if (operation !== 'update' || !id) return null
  const leads = await listPossiblySameLeads(req, id)
  if (leads.length === 0) return null
  const t = (key: string) => (i18n.t as (key: string) => string)(`puente:leads:${key}`)
  const language = i18n.language === 'es' ? 'es' : 'en'
  const { zone } = await siteSettings(language)
  return (
    <div className="field-type grid justify-items-start gap-2">
      <h3>{t('possiblySame')}</h3>
      <ul className="m-0 grid gap-3 pl-4.5 wrap-anywhere">
        {leads.map((lead) => (
          <li key={lead.id}>
            <a href={leadHref('', lead.id)}>{lead.name}</a>
            {[
              '',
              lead.email,
              t(`statuses:${lead.status}`),
              formatDateTime(new Date(lead.createdAt), language, zone),
            ].join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  )
}
