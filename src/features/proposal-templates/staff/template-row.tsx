'use client'

import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'

import { iconButton } from '@/components/staff/icon-button'
import { rowTitle } from '@/components/staff/row-title'
import { ContentLanguages } from '@/components/staff/languages'
import { here } from '@/components/staff/use-url'
import { Icon } from '@/components/staff/icon'
import { listTime } from '@/components/staff/use-time'
import { useHydrated } from '@/components/ui/use-browser'
import { FeeCell } from '@/features/proposals/staff/fee-cell'
import { money } from '@/lib/money'
import type { ListedTemplate } from '../queries/templates'
import { openTemplate, templateHref } from './template-params'

type Props = {
  template: ListedTemplate
  isCurrent: boolean
  onDelete: (template: ListedTemplate) => void
}

/** A template in the table. */
export function TemplateRow({ template, isCurrent, onDelete }: Props) {
  const t = useTranslations('proposalBoard')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const isHydrated = useHydrated()
  const { id, name, description, setupFee, monthlyFee, currency, languages, createdAt } = template
  const link = { href: templateHref(id), onClick: here(() => openTemplate(id)) }
  return (
    <tr data-row={id} data-current={isCurrent || undefined}>
      <th scope="row" className="max-md:col-span-full">
        <a
          {...link}
          className={`${rowTitle} max-md:-my-3 max-md:inline-block max-md:py-3 max-md:text-body/5.5`}
        >
          {name}
        </a>
      </th>
      <td className="wrap-anywhere max-md:col-span-full md:@max-[--spacing(280)]:hidden">
        {description ?? <span className="text-muted">{t('list.noDescription')}</span>}
      </td>
      <FeeCell label={t('list.columns.setup')}>
        {setupFee === null ? '—' : money(setupFee, currency, language)}
      </FeeCell>
      <FeeCell label={t('list.columns.monthly')} isMonthly>
        {monthlyFee === null ? '—' : t('list.perMonth', { amount: money(monthlyFee, currency, language) })}
      </FeeCell>
      <td className="max-md:col-start-1 max-md:self-center">
        <ContentLanguages present={languages} missing={(name) => t('missing', { language: name })} />
      </td>
      <td className="text-muted max-md:hidden">
        <time dateTime={createdAt}>{listTime(new Date(createdAt), language, zone, useNow())}</time>
      </td>
      <td>
        <span className="-mr-2 flex justify-end">
          <a {...link} className={iconButton}>
            <Icon name="edit" />
            <span className="sr-only">{t('list.edit', { name })}</span>
          </a>
          <button
            type="button"
            className={iconButton}
            disabled={!isHydrated}
            onClick={() => onDelete(template)}
          >
            <Icon name="bin" />
            <span className="sr-only">{t('list.delete', { name })}</span>
          </button>
        </span>
      </td>
    </tr>
  )
}
