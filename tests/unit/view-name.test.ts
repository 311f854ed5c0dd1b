import { describe, expect, it, test } from 'vitest'

import config from '@payload-config'
import { viewName } from '@/features/layout/staff/view-name'

const { views = {} } = (await config).admin.components
const paths = Object.values(views as Record<string, { path?: string }>).flatMap(({ path }) =>
  path ? [path.slice(1)] : [],
)

describe('the tab of the browser', () => {
  it.each(paths)('names the view that we add at %s, in both languages', (path) => {
    expect(viewName([path], 'en')).toBeTruthy()
    expect(viewName([path], 'es')).toBeTruthy()
  })

  test('names views in the language of the admin', () => {
    expect([viewName(['people'], 'en'), viewName(['people'], 'es')]).toEqual(['People', 'Personas'])
  })

  it.each([[[]], [['collections', 'posts']], [['people', 'x']], [['constructor']]])(
    'leaves the title of %j to Payload',
    (segments) => expect(viewName(segments, 'en')).toBeUndefined(),
  )
})
