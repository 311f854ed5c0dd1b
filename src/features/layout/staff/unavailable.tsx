import { Mark } from '@/components/site/mark'
import { buttonClass } from '@/components/ui/button'

/** Loaded anew: this document may have no screens. */
const HOME = '/admin'

type Props = { title: string; text: string; home: string; again: string }

/** What staff see instead of a page. The link loads the same page again, without scripts too. */
export const Unavailable = ({ title, text, home, again }: Props) => (
  <div className="unavailable">
    <header>
      <a href={HOME} aria-label={home}>
        <Mark size={26} />
      </a>
    </header>
    <main id="content">
      <h1>{title}</h1>
      <p>{text}</p>
      <a href="" className={buttonClass('line')}>
        {again}
      </a>
    </main>
  </div>
)
