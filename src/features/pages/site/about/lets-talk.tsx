import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { Link } from '@/i18n/navigation'
import type { AboutPage } from '@/payload-types'

export function LetsTalk({ title, text, button }: AboutPage['call']) {
  return (
    <section aria-labelledby="final" className="final-call band-call lets-talk">
      <div className="page columns">
        <h2 id="final" className="title-hero">
          {title}
        </h2>
        <p className="lead">{text}</p>
        <div className="final-call-actions">
          <Link href="/contact" className={buttonClass('paper')}>
            {button}
          </Link>
        </div>
      </div>
      <Picture name="final-wall" alt="" className="final-call-picture" />
    </section>
  )
}
