import { Mark } from '@/components/site/mark'
import { buttonClass } from '@/components/ui/button'
import { Frameless } from './frameless'

/** Loaded anew: this document may have no screens. */
const HOME = '/admin'

type Props = { title: string; text: string; home: string; again: string }

/** What staff see instead of a page. The link loads the same page again, without scripts too. */
export const Unavailable = ({ title, text, home, again }: Props) => (
  <Frameless
    home={
      <a href={HOME} aria-label={home}>
        <Mark size={26} />
      </a>
    }
  >
    <h1 className="m-0">{title}</h1>
    <p className="m-0">{text}</p>
    <a href="" className={buttonClass('line')}>
      {again}
    </a>
  </Frameless>
)
