import { Picture } from '@/components/ui/picture'
import { Link } from '@/i18n/navigation'
import type { AboutPage } from '@/payload-types'

/** The last band of the page: a free call with the people above. */
export function LetsTalk({ title, text, button }: AboutPage['call']) {
  return (
    <section aria-labelledby="final" className="final band-call lets-talk">
      <div className="page columns">
        <h2 id="final" className="title-hero">
          {title}
        </h2>
        <p className="lead">{text}</p>
        <div className="final-acts">
          <Link href="/contact" className="button button-paper">
            {button}
          </Link>
        </div>
      </div>
      <Picture name="final-wall" alt="" className="final-wall" />
    </section>
  )
}
