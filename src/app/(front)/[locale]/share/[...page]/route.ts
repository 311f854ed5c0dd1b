import { basename } from 'node:path'

import { env } from '@/env'
import { publicPage } from '@/features/seo/queries/public-page'
import { sharePicture, sharedPath } from '@/features/seo/rules'
import { siteSettings } from '@/features/settings/queries'
import { publicPictures } from '@/lib/document'
import { pictureStore } from '@/lib/server/images/picture-store'
import { renderShareImage } from '@/lib/server/images/share-image'

import { localizedFile } from '../../localized-file'

/** Drawn at the first visit and cached like a page. */
export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

/** Returns the bytes of an upload. Pictures on other sites are not fetched. */
async function readUpload(picture?: string) {
  const collection = publicPictures.find((slug) => picture?.startsWith(`/api/${slug}/file/`))
  return collection && picture ? (await pictureStore(collection)).read(basename(picture)) : undefined
}

/** The picture of a page where it is shared. */
export const GET = localizedFile<{ page: string[] }>(async (language, { page: segments }) => {
  const path = sharedPath(segments)
  const page = path && (await publicPage(path, language))
  if (!page) return undefined
  const { brand } = await siteSettings(language)
  const { src, focus } = page.photo ?? { src: page.post?.picture, focus: page.post?.focus }
  const data = await readUpload(src)
  const picture = await renderShareImage({
    brand,
    heading: page.heading,
    host: new URL(env.SITE_URL).host,
    picture: sharePicture(path),
    photo: data && { data, focus },
  })
  return { type: 'image/png', body: new Uint8Array(picture) }
})
