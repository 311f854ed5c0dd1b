import type { UIFieldServerComponent } from 'payload'

import { listClientAccounts } from '../queries'
import { displayName } from '@/lib/person-name'
import { isAdmin, isDeactivated } from '@/lib/roles'
import { InviteButton, UnlinkButton } from './lazy'

/** The accounts of a client, with buttons to invite and to unlink. Part of the client's edit view in the admin. */
export const PortalAccess: UIFieldServerComponent = async ({ data, operation, req }) => {
  const { id, email } = data as { id?: string; email?: string }
  if (operation !== 'update' || !id) return null
  const t = (key: string) => (req.t as (key: string) => string)(`puente:clients:portal:${key}`)
  const accounts = await listClientAccounts(req, id)
  const stateOf = (account: (typeof accounts)[number]) => {
    if (isDeactivated({ ...account, role: 'client' })) return t('deactivated')
    return t(account._verified ? 'active' : 'invited')
  }
  const texts = {
    invite: t(accounts.length > 0 ? 'again' : 'invite'),
    busy: t('busy'),
    sent: t('sent'),
    linked: t('linked'),
    failures: {
      suspended: t('errors:suspended'),
      staff: t('errors:staff'),
      elsewhere: t('errors:elsewhere'),
      too_many: t('errors:too_many'),
      failed: t('errors:failed'),
    },
  }
  const unlinkTexts = {
    unlink: t('unlink:button'),
    heading: t('unlink:heading'),
    body: t('unlink:body'),
    confirm: t('unlink:confirm'),
    busy: t('unlink:busy'),
    cancel: t('unlink:cancel'),
    done: t('unlink:done'),
    failed: t('unlink:failed'),
  }
  return (
    <div className="field-type grid justify-items-start gap-2">
      <h3>{t('title')}</h3>
      {accounts.length === 0 && <p>{t('nobody')}</p>}
      <ul className="m-0 grid gap-3 pl-4.5 wrap-anywhere">
        {accounts.map((account) => (
          <li key={account.id}>
            <p className="mb-1">{[displayName(account), account.email, stateOf(account)].join(' · ')}</p>
            {isAdmin(req.user) && (
              <UnlinkButton user={account.id} email={account.email} texts={unlinkTexts} />
            )}
          </li>
        ))}
      </ul>
      <InviteButton client={id} email={email ?? ''} texts={texts} />
    </div>
  )
}
