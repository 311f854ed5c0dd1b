'use client'

import { useLocale, useTranslations } from 'next-intl'

import { StaffDialog } from '@/components/staff/staff-dialog'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { FormField, VerbForm } from '@/components/staff/verb-form'
import { accountLimits } from '@/features/accounts/rules'
import { languages } from '@/i18n/languages'
import { RequestError } from '@/lib/request-error'
import { staffRoles } from '../rules'
import { invitePersonSchema } from '../schemas'
import {
  inviteMutation,
  takenText,
  usePeopleMutationContext,
  handOverMutation,
  ownedSummary,
} from './people-mutations'
import type { ListedPerson, PeopleBoardPage } from '../queries/people-board-page'

const DRAFTS = 'invite-person-'

/** Invites a colleague by email. */
export function InvitePerson({ onClose }: { onClose: () => void }) {
  const context = usePeopleMutationContext()
  const t = useTranslations('peopleBoard.inviteForm')
  const form = useVerbForm({
    drafts: DRAFTS,
    given: { firstName: '', lastName: '', email: '', role: 'team', language: useLocale() },
    schema: invitePersonSchema,
    input: (values) => values,
    mutation: inviteMutation(context),
    errorText: (name, code) =>
      takenText(new RequestError('conflict', { fields: { [name]: code } }), context.t),
    onDone: onClose,
  })
  const text = (name: 'firstName' | 'lastName' | 'email') => (
    <FormField form={form} name={name} label={t(name)}>
      {(control) => (
        <input
          {...control}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete="off"
          maxLength={name === 'email' ? accountLimits.email : accountLimits.name}
        />
      )}
    </FormField>
  )
  return (
    <StaffDialog title={t('title')} drafts={DRAFTS} onClose={onClose}>
      <VerbForm form={form} labels={{ send: t('send'), sending: t('sending') }} takesFocus>
        <div className="grid gap-4 md:grid-cols-2">
          {text('firstName')}
          {text('lastName')}
        </div>
        {text('email')}
        <div className="grid gap-4 md:grid-cols-2">
          <FormField form={form} name="role" label={t('role')} hint={t('roleHint')}>
            {(control) => (
              <select {...control}>
                {staffRoles.toReversed().map((role) => (
                  <option key={role} value={role}>
                    {context.t(`roles.${role}`)}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          <FormField form={form} name="language" label={t('language')} hint={t('languageHint')}>
            {(control) => (
              <select {...control}>
                {languages.map((language) => (
                  <option key={language} value={language}>
                    {context.t(`languages.${language}`)}
                  </option>
                ))}
              </select>
            )}
          </FormField>
        </div>
      </VerbForm>
    </StaffDialog>
  )
}

type HandOverProps = { person: ListedPerson; receivers: PeopleBoardPage['receivers']; onClose: () => void }

/** Chooses who gets what a person owns. */
export function HandOver({ person, receivers, onClose }: HandOverProps) {
  const context = usePeopleMutationContext()
  const { t } = context
  const others = receivers
    .filter(({ id }) => id !== person.id)
    .map(({ id, name, email }) => ({ id, name: name ?? email }))
  const what = ownedSummary(person, t)
  const chosen = (to: string) => others.find(({ id }) => id === to)
  const form = useVerbForm({
    given: { to: '' },
    check: ({ to }) => (chosen(to) ? {} : { to: 'required' }),
    input: ({ to }) => chosen(to) ?? { id: to, name: '' },
    mutation: handOverMutation(person.id, context),
    errorText: (_, code) => (code === 'required' ? undefined : t('why.to')),
    onDone: onClose,
  })
  return (
    <StaffDialog title={t('handOverForm.title', { name: person.name ?? person.email })} onClose={onClose}>
      <VerbForm
        form={form}
        labels={{ send: t('handOverForm.confirm'), sending: t('handOverForm.busy') }}
        takesFocus
      >
        <p>{what ? t('handOverForm.what', { what }) : t('handOverForm.nothing')}</p>
        <FormField form={form} name="to" label={t('handOverForm.to')}>
          {(control) => (
            <select {...control}>
              <option value="">{t('handOverForm.choose')}</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FormField>
      </VerbForm>
    </StaffDialog>
  )
}
