'use client'

import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'

import { Icon, type IconName } from '@/components/staff/icon'
import { useHydrated } from '@/components/ui/use-hydrated'
import { localizedPath } from '@/i18n/languages'
import type { RecentProposal } from '../queries/recent-proposals'
import { copyLink } from './copy-link'
import { isDraft, isRevisable } from './proposal-styles'
import { duplicateMutation } from './proposal-mutations'
import { openProposal } from './proposal-params'
import { useProposalMutationContext } from './proposal-mutations'

/** What can be done with a proposal of the list, by those who may change it. */
export function RowActions({ proposal }: { proposal: RecentProposal }) {
  const t = useTranslations('proposalBoard')
  const language = useLocale()
  const context = useProposalMutationContext()
  const duplicate = useMutation(duplicateMutation(context, (id) => openProposal(id)))
  const { id, title, state, link } = proposal
  const draft = isDraft(state)
  return (
    <span>
      {draft && (
        <Action icon="send" name={t('detail.sendOne', { title })} run={() => openProposal(id, 'send')} />
      )}
      {isRevisable(state) && (
        <Action icon="edit" name={t('detail.reviseOne', { title })} run={() => openProposal(id, 'revise')} />
      )}
      <Action
        icon="link"
        name={t('detail.copyOne', { title })}
        run={() => (draft ? openProposal(id, 'link') : void copyLink(link, context))}
      />
      <Action
        icon="copy"
        name={t('detail.duplicateOne', { title })}
        isBusy={duplicate.isPending}
        run={() => duplicate.mutate(id)}
      />
      <a href={localizedPath(`/proposal/${id}`, language)} target="_blank" rel="noreferrer">
        {t('recent.view')}
        <span className="sr-only">{`: ${title}, ${t('recent.newTab')}`}</span>
      </a>
    </span>
  )
}

type ActionProps = { icon: IconName; name: string; isBusy?: boolean; run: () => void }

function Action({ icon, name, isBusy = false, run }: ActionProps) {
  const isHydrated = useHydrated()
  return (
    <button
      type="button"
      className="icon-button"
      title={name}
      disabled={!isHydrated}
      aria-disabled={isBusy}
      onClick={() => !isBusy && run()}
    >
      <Icon name={icon} />
      <span className="sr-only">{name}</span>
    </button>
  )
}
