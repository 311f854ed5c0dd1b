import { signProposal } from '@/features/proposal-signing/operations/sign-proposal'
import { CONSENT_VERSION } from '@/features/proposal-signing/signing-rules'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { contextOf } from './tickets'

/** A process that signs a proposal and is killed right after the commit, before it can do anything else. */
const [, , proposal = '', version = '', signer = ''] = process.argv
const payload = await start()
const user = await asSystemWithoutRequest(payload).findByID({ collection: 'users', id: signer })
const context = { ...(await contextOf(payload, user)), requestHeaders: new Headers() }
await signProposal(context, {
  proposal,
  version,
  typedName: 'Rosa Huamán',
  consentVersion: CONSENT_VERSION,
  consentLanguage: 'es',
})
process.kill(process.pid, 'SIGKILL')
