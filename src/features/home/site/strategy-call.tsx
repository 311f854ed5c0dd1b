import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { Link } from '@/i18n/navigation'
import type { HomePage } from '@/payload-types'

const pictures = ['thirty-1', 'thirty-2', 'thirty-3'] as const

export function StrategyCall({ copy }: { copy: HomePage['strategyCall'] }) {
  return (
    <section aria-labelledby="strategy-call" className="page section">
      <div className="columns">
        <h2 id="strategy-call" className="title strategy-title">
          {copy.title}
        </h2>
        <div className="strategy-go">
          <Link href="/contact" prefetch={false} className={buttonClass('accent')}>
            {copy.button}
          </Link>
          {copy.note && <p className="note">{copy.note}</p>}
        </div>
      </div>
      <ol className="thirty">
        {(copy.timeline ?? []).map(({ id, time, title, text }, index) => (
          <li key={id}>
            <div className="thirty-picture">
              <Picture name={pictures[index % pictures.length] ?? pictures[0]} alt="" />
            </div>
            <p className="num">{time}</p>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
