import { randomUUID } from 'node:crypto'

import { recordSentEmail } from '../../../src/features/mail/queue-email'
import { unusablePassword } from '../../../src/lib/server/auth/password'
import { storePasswordLink } from '../../../src/lib/server/auth/email-link'
import { asSystem } from '../../../src/lib/server/db/local-api'
import type { SeedContext, Step } from '../step'

const DAY_MS = 86_400_000
const invited = {
  email: 'mateo@puente.example',
  role: 'team',
  language: 'es',
  firstName: 'Mateo',
  lastName: 'Salcedo Rivas',
} as const
const former = {
  email: 'jenna@puente.example',
  role: 'team',
  language: 'en',
  firstName: 'Jenna',
  lastName: 'Whitmore',
} as const

/** Someone who is invited to the team, and someone who has left it. Nobody can sign in as either. */
export const colleagues: Step = {
  name: 'colleagues',
  run: async (context) => {
    await invite(context)
    const deactivatedAt = new Date(context.now.getTime() - 20 * DAY_MS).toISOString()
    const data = { ...former, deactivatedAt, password: unusablePassword() }
    await asSystem(context.req).create({ collection: 'users', data })
  },
}

async function invite({ req, now }: SeedContext): Promise<void> {
  const data = { ...invited, password: unusablePassword(), _verified: false }
  const { id, email, language } = await asSystem(req).create({ collection: 'users', data })
  const { token } = await storePasswordLink(req, { id, email }, 'invite')
  const at = new Date(now.getTime() - 3 * DAY_MS)
  const content = { token, name: invited.firstName, staff: true }
  const mail = {
    kind: 'invitation',
    subjectId: randomUUID(),
    recipient: email,
    language,
    data: content,
  } as const
  await recordSentEmail(req, mail, at, at)
}
