import { useTranslations } from 'next-intl'

/** Nobody asked for anything yet: an arch under which there is room. */
export function NoTickets() {
  const t = useTranslations('tickets.empty')
  return (
    <div className="blank">
      <svg viewBox="0 0 168 64" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="M0 63h168M20 63a64 64 0 0 1 128 0M52 63a32 32 0 0 1 64 0" />
      </svg>
      <h3>{t('title')}</h3>
      <p>{t('text')}</p>
    </div>
  )
}
