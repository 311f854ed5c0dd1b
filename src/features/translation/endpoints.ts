import { handle, handleQuery, type Endpoints, type QueriesOf, type VerbsOf } from '@/lib/server/http/handle'
import { confirmPassage, discardPassage, savePassage } from './operations/save-passage'
import { draftPassages } from './operations/draft-passages'
import { findTranslation } from './queries/translation'
import {
  draftPassagesSchema,
  savePassageSchema,
  shownPassageSchema,
  translationQuerySchema,
  type DraftPassagesInput,
} from './schemas'

const limit = 'contentChange'

export const translationEndpoints = {
  GET: {
    translation: handleQuery({ who: 'staff', input: translationQuerySchema, run: findTranslation }),
  },
  POST: {
    'confirm-passage': handle({ who: 'staff', limit, input: shownPassageSchema, run: confirmPassage }),
    'discard-passage': handle({ who: 'staff', limit, input: shownPassageSchema, run: discardPassage }),
    'draft-passages': handle({
      who: 'staff',
      limit: 'model',
      input: draftPassagesSchema,
      run: (context, input: DraftPassagesInput) => draftPassages(context, input),
    }),
    'save-passage': handle({ who: 'staff', limit, input: savePassageSchema, run: savePassage }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof translationEndpoints> {}
  interface Queries extends QueriesOf<typeof translationEndpoints> {}
}
