import { useTranslations } from 'next-intl'

/** Nobody asked for anything yet: an arch under which there is room. */
export function NoTickets() {
  const t = useTranslations('tickets.empty')
  return (
    <div className="blank">
      <svg viewBox="0 0 168 64" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="M4 62h160M24 62a60 50 0 0 1 120 0M48 62a36 30 0 0 1 72 0" />
      </svg>
      <h3>{t('title')}</h3>
      <p>{t('text')}</p>
    </div>
  )
}
