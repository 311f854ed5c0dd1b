import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

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

/** What happens next, and when. */
const Step = ({ when, title, text }: { when: ReactNode; title: string; text: string }) => (
  <li className="pt-4 pr-4">
    <p className="font-display text-t1 leading-[1.2] font-medium text-accent">{when}</p>
    <h3 className="my-0.5 text-t1 leading-[1.25]">{title}</h3>
    <p className="note">{text}</p>
  </li>
)

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
      <Picture name="sent" alt={t('sent.picture')} className="mb-4 h-auto w-full rounded-tl-(--r-corner)" />
      <h2 id="contact-finish" className="text-t4">
        {t('toast.successTitle')}
      </h2>
      <p className="lead max-w-[32em]">{t('toast.success')}</p>
      <ol className="mt-8 mb-6 grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] border-t-2 border-line-strong">
        <Step when={t('sent.now.when')} title={t('sent.now.title')} text={t('sent.now.text')} />
        <Step
          // The browser fills in the time: the page is cached.
          when={<ReplyBy text={t('sent.reply.when', { time: '{time}' })} language={language} />}
          title={t('sent.reply.title')}
          text={people.length > 0 ? t('sent.reply.text', { people: names }) : t('sent.reply.somebody')}
        />
        <Step when={t('sent.call.when')} title={t('sent.call.title')} text={t('sent.call.text')} />
      </ol>
      {post && (
        <p>
          <More href={`/blog/${post.slug}`}>{t('sent.read', { title: post.title })}</More>
        </p>
      )}
    </>
  )
}
