import { handle, handleQuery, type Endpoints, type QueriesOf, type VerbsOf } from '@/lib/server/http/handle'
import {
  activatePerson,
  deactivatePerson,
  setPersonRole,
  invitePerson,
  resendInvitation,
} from './operations/person-changes'
import { handOver } from './operations/hand-over'
import { findPeopleBoardPage } from './queries/people-board-page'
import {
  handOverSchema,
  invitePersonSchema,
  peopleListSchema,
  personSchema,
  setPersonRoleSchema,
} from './schemas'

export const peopleEndpoints = {
  GET: {
    'people-list': handleQuery({ who: 'staff', input: peopleListSchema, run: findPeopleBoardPage }),
  },
  POST: {
    'activate-person': handle({ who: 'admin', limit: 'account', input: personSchema, run: activatePerson }),
    'deactivate-person': handle({
      who: 'admin',
      limit: 'account',
      input: personSchema,
      run: deactivatePerson,
    }),
    'hand-over': handle({ who: 'admin', limit: 'account', input: handOverSchema, run: handOver }),
    'invite-person': handle({
      who: 'admin',
      limit: 'invitation',
      input: invitePersonSchema,
      once: 'invite-person',
      run: invitePerson,
    }),
    'resend-invitation': handle({
      who: 'admin',
      limit: 'invitation',
      input: personSchema,
      run: resendInvitation,
    }),
    'set-person-role': handle({
      who: 'admin',
      limit: 'account',
      input: setPersonRoleSchema,
      run: setPersonRole,
    }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof peopleEndpoints> {}
  interface Queries extends QueriesOf<typeof peopleEndpoints> {}
}
