import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { asUser } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { BlogImage, User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { photo, picture } from '../support/pictures'
import { bytesOf, filesIn, fileOf, namesOf } from '../support/uploads'

let payload: Payload
let team: User

beforeAll(async () => {
  payload = await start()
  team = await makeUser(payload, 'team')
})

/** What the admin's editor of pictures sends beside the form, as the texts of a query. */
type Edits = { crop?: Record<string, string>; focalPoint?: Record<string, string> }

/** Saves a picture as the admin does. */
async function save(
  edits: Edits,
  { id, data, alt = 'A bridge' }: { id?: string; data?: Buffer; alt?: string },
) {
  const req = await requestOf(payload, team)
  req.query = { uploadEdits: { ...edits, widthInPixels: '1', heightInPixels: '1' } }
  const local = asUser(req) as unknown as Record<string, (args: object) => Promise<BlogImage>>
  const file = data ? { file: fileOf({ data }) } : {}
  const row = await local[id ? 'update' : 'create']?.({
    collection: 'blog-images',
    ...(id ? { id } : {}),
    data: { alt, focalX: 3, focalY: 3 },
    ...file,
  })
  if (!row) throw new Error('nothing was saved')
  return row
}

const areaOf = (x: number, y: number, width: number, height: number) =>
  Object.fromEntries(
    Object.entries({ x, y, width, height, unit: '%' }).map(([key, value]) => [key, String(value)]),
  )
const everything = areaOf(0, 0, 100, 100)
const pointOf = (x: number, y: number) => ({ x: String(x), y: String(y) })

/** Returns the mean red, green and blue of a stored file. The corner of the test pictures is yellow, the rest green. */
const meansOf = async (name?: string | null) =>
  (await sharp(bytesOf(name)).removeAlpha().stats()).channels.map(({ mean }) => Math.round(mean))
const isYellow = async (name?: string | null) => ((await meansOf(name))[0] ?? 0) > 220

describe('a crop', () => {
  it('of a new picture cuts the stored file and every size', async () => {
    const row = await save({ crop: areaOf(0, 0, 25, 25) }, { data: await picture('jpeg', 2_400, 1_600) })
    expect(row).toMatchObject({ width: 600, height: 400, sizes: { small: { width: 480, height: 320 } } })
    expect(namesOf(row)).toHaveLength(4)
    for (const name of namesOf(row)) expect(await isYellow(name), name).toBe(true)
  })

  it('counts in the picture as it is seen: upright, before it is shrunk', async () => {
    // Upright, the yellow corner of the photo is at the top right.
    const upright = await save({ crop: areaOf(76, 0, 24, 24) }, { data: await photo() })
    expect(upright).toMatchObject({ width: 144, height: 192 })
    expect(await isYellow(upright.filename)).toBe(true)
    const large = await save({ crop: areaOf(0, 0, 24, 24) }, { data: await picture('jpeg', 6_000, 4_000) })
    expect(large).toMatchObject({ width: 1_440, height: 960 })
    expect(await isYellow(large.filename)).toBe(true)
  })

  it('of a stored picture replaces its files under a new name', async () => {
    const before = filesIn()
    const row = await save({}, { data: await picture('png', 800, 400) })
    const cropped = await save({ crop: areaOf(50, 0, 50, 100) }, { id: row.id })
    expect(cropped).toMatchObject({ id: row.id, width: 400, height: 400, alt: 'A bridge', name: row.name })
    expect(row.name).toBe('My holiday.png')
    expect(cropped.filename).not.toBe(row.filename)
    expect(await isYellow(cropped.filename)).toBe(false)
    expect(filesIn()).toEqual([...before, ...namesOf(cropped)].toSorted())
  })

  it('of the whole picture changes no file', async () => {
    const row = await save({}, { data: await picture() })
    const bytes = bytesOf(row.filename)
    const same = await save({ crop: everything, focalPoint: pointOf(50, 50) }, { id: row.id, alt: 'Another' })
    expect(same).toMatchObject({ filename: row.filename, alt: 'Another', sizes: row.sizes })
    expect(bytesOf(row.filename).equals(bytes)).toBe(true)
  })
})

describe('a focal point', () => {
  it('is set for a stored picture without another upload', async () => {
    const row = await save({}, { data: await picture() })
    expect(row).toMatchObject({ focalX: 50, focalY: 50 })
    const before = filesIn()
    const moved = await save({ crop: everything, focalPoint: pointOf(20.4, 0) }, { id: row.id })
    expect(moved).toMatchObject({ focalX: 20, focalY: 1, filename: row.filename, sizes: row.sizes })
    expect(filesIn()).toEqual(before)
    expect(await save({}, { id: row.id, alt: 'Another' })).toMatchObject({ focalX: 20, focalY: 1 })
  })

  it('of a new picture cuts nothing off its sizes', async () => {
    const row = await save(
      { crop: everything, focalPoint: pointOf(10, 90) },
      { data: await picture('png', 1_001, 667) },
    )
    expect(row).toMatchObject({ focalX: 10, focalY: 90, sizes: { small: { width: 480, height: 320 } } })
    expect(await meansOf(row.sizes?.small?.filename)).toEqual(await meansOf(row.sizes?.medium?.filename))
  })

  it('follows the crop, and is forgotten with the picture', async () => {
    const row = await save({ focalPoint: pointOf(75, 50) }, { data: await picture('png', 800, 400) })
    const cropped = await save({ crop: areaOf(50, 0, 50, 100), focalPoint: pointOf(75, 50) }, { id: row.id })
    expect(cropped).toMatchObject({ focalX: 50, focalY: 50 })
    await save({ focalPoint: pointOf(10, 10) }, { id: row.id })
    expect(await save({}, { id: row.id, data: await picture() })).toMatchObject({ focalX: 50, focalY: 50 })
  })
})
