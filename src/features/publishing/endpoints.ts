import { handle, handleQuery, type Endpoints, type QueriesOf, type VerbsOf } from '@/lib/server/http/handle'
import { cancelSchedule, moveSchedule, schedulePublication } from './operations/schedules'
import { publishBoth, unpublishBoth } from './operations/save-document'
import { restoreVersion } from './operations/restore-version'
import { listSchedules } from './queries/schedules'
import {
  cancelScheduleSchema,
  documentSchema,
  moveScheduleSchema,
  restoreSchema,
  scheduleListSchema,
  scheduleSchema,
} from './schemas'

export const publishingEndpoints = {
  GET: {
    'scheduled-publications': handleQuery({
      who: 'staff',
      onReplica: true,
      input: scheduleListSchema,
      run: listSchedules,
    }),
  },
  POST: {
    'cancel-schedule': handle({
      who: 'staff',
      limit: 'publishing',
      input: cancelScheduleSchema,
      run: cancelSchedule,
    }),
    'move-schedule': handle({
      who: 'staff',
      limit: 'publishing',
      input: moveScheduleSchema,
      run: moveSchedule,
    }),
    'publish-both': handle({ who: 'staff', limit: 'publishing', input: documentSchema, run: publishBoth }),
    'restore-version': handle({
      who: 'staff',
      limit: 'publishing',
      input: restoreSchema,
      run: restoreVersion,
    }),
    'schedule-publication': handle({
      who: 'staff',
      limit: 'publishing',
      input: scheduleSchema,
      run: schedulePublication,
    }),
    'unpublish-both': handle({
      who: 'staff',
      limit: 'publishing',
      input: documentSchema,
      run: unpublishBoth,
    }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof publishingEndpoints> {}
  interface Queries extends QueriesOf<typeof publishingEndpoints> {}
}
