import type { UIFieldServerProps } from 'payload'

import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/staff/icon'

/** The id of the element in the head of the form that takes the languages. */
export const LANGUAGE_BRIDGE = 'language-bridge'

/** A page of the desk, which is another document: the router would prefetch it, and load it once more when it is opened. */
const BLOG = '/admin?tab=blog'

/** The heading of the form, and the way back to the blog. */
export function PostHead({ i18n, operation }: UIFieldServerProps) {
  const text = (key: string) => (i18n.t as (key: string) => string)(`puente:posts:head:${key}`)
  return (
    <>
      <header className="flex items-center gap-4">
        <a href={BLOG} className={buttonClass('plain', 'compact', '-ml-3')}>
          <Icon name="back" />
          {text('back')}
        </a>
        <h1>{text(operation === 'create' ? 'create' : 'edit')}</h1>
      </header>
      {/* The piers of the bridge stand on the card of the text. */}
      <div id={LANGUAGE_BRIDGE} className="md:-mb-10.5" />
    </>
  )
}
