import { Link } from '@/i18n/navigation'

type Props = { title: string; text: string; back: string; status?: 404 | 503 }

/** A page that has nothing else to show. With a status it is answered so, and never kept (src/cache-handler.mjs). */
export function Notice({ title, text, back, status }: Props) {
  return (
    <main
      id="content"
      data-status={status}
      className="page grid justify-items-start gap-6 py-[var(--section)]"
    >
      <h1 className={status === 404 ? 'text-[length:var(--t6)] font-[780]' : 'text-[length:var(--t5)]'}>
        {title}
      </h1>
      <p className="text-[length:var(--t1)] text-muted">{text}</p>
      <Link href="/" prefetch={false} className="button button-accent">
        {back}
      </Link>
    </main>
  )
}
