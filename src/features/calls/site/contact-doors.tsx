import { useTranslations } from 'next-intl'

import { Link } from '@/i18n/navigation'

type Props = { current: 'call' | 'contact'; query?: Record<string, string> }

const door =
  'inline-flex min-h-13 items-center justify-center rounded-t-[1.625rem] border border-b-0 px-[clamp(--spacing(4),2.4vw,--spacing(9))] pt-1.5 pb-0.5 text-center font-display text-t1 leading-[1.1] font-head no-underline max-[54rem]:flex-1'
const open = 'border-transparent bg-deck text-[var(--art-paper)] forced-chosen'
const closed = 'border-line bg-sunk text-ink hover:bg-[var(--art-sand)] hover:text-on-tint'

/** The two ways to reach the agency, as doors that stand on the deck of the form: links, so that Back works without scripts. */
export function ContactDoors({ current, query }: Props) {
  const t = useTranslations('calls.doors')
  return (
    <nav aria-label={t('label')} className="flex gap-2">
      <Link
        href={{ pathname: '/contact/call', query }}
        prefetch={false}
        aria-current={current === 'call' ? 'page' : undefined}
        className={`${door} ${current === 'call' ? open : closed}`}
      >
        {t('pick')}
      </Link>
      <Link
        href="/contact"
        prefetch={false}
        aria-current={current === 'contact' ? 'page' : undefined}
        className={`${door} ${current === 'contact' ? open : closed}`}
      >
        {t('write')}
      </Link>
    </nav>
  )
}
