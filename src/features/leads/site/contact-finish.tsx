import { useLocale, useTranslations } from 'next-intl'

import { More } from '@/components/ui/more'
import { Picture } from '@/components/ui/picture'
import { listNewestPosts } from '@/features/blog/queries/post-cards'
import { listTeam } from '@/features/page-copy/queries/page-copy'
import type { Language } from '@/i18n/languages'
import { ReplyBy } from './reply-by'

/** Returns what the panel after the contact form shows: the first names of the team, and the newest post. */
export async function contactFinishData(language: Language) {
  const [team, [post]] = await Promise.all([listTeam(language), listNewestPosts(language, 1)])
  return {
    people: team.flatMap(({ name }) => name.split(/\s+/)[0] ?? []),
    post: post && { slug: post.slug, title: post.title },
  }
}

type Props = {
  /** The names of those who answer. */
  people: string[]
  /** A post to read, in the page's language. */
  post?: { slug: string; title: string }
}

/** Replaces the contact form after it was sent: what happens next, who answers and until when, and a post to read. */
export function ContactFinish({ people, post }: Props) {
  const t = useTranslations('contact')
  const language = useLocale()
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(people)
  return (
    <>
      <Picture name="sent" alt={t('sent.picture')} className="contact-finish-picture" />
      <h2 id="contact-finish">{t('toast.successTitle')}</h2>
      <p className="lead">{t('toast.success')}</p>
      <ol className="contact-finish-steps">
        <li>
          <p className="contact-finish-when">{t('sent.now.when')}</p>
          <h3>{t('sent.now.title')}</h3>
          <p className="note">{t('sent.now.text')}</p>
        </li>
        <li>
          <p className="contact-finish-when">
            {/* The browser fills in the time: the page is cached. */}
            <ReplyBy text={t('sent.reply.when', { time: '{time}' })} language={language} />
          </p>
          <h3>{t('sent.reply.title')}</h3>
          <p className="note">
            {people.length > 0 ? t('sent.reply.text', { people: names }) : t('sent.reply.somebody')}
          </p>
        </li>
        <li>
          <p className="contact-finish-when">{t('sent.call.when')}</p>
          <h3>{t('sent.call.title')}</h3>
          <p className="note">{t('sent.call.text')}</p>
        </li>
      </ol>
      {post && (
        <p>
          <More href={`/blog/${post.slug}`}>{t('sent.read', { title: post.title })}</More>
        </p>
      )}
    </>
  )
}
