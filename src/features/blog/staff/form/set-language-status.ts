import type { Language } from '@/i18n/languages'
import { RequestError, requestErrorOf } from '@/lib/request-error'

const codes: Record<number, string> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'unread',
  423: 'conflict',
}

/** Publishes the draft of one language of a post, even if it's archived, or takes it off the site. Throws RequestError. */
export async function setLanguageStatus(
  id: string,
  language: Language,
  status: 'published' | 'draft',
): Promise<void> {
  const response = await fetch(`/api/posts/${id}?depth=0&locale=${language}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ _status: status, ...(status === 'published' && { archivedAt: null }) }),
  }).catch((error: unknown) => {
    throw requestErrorOf(error)
  })
  if (response.ok) return
  const fields = response.status === 400 ? await incompleteFields(response, language) : undefined
  throw new RequestError(codes[response.status] ?? 'failed', fields && { fields })
}

type Refusal = { errors?: { data?: { errors?: { path?: string }[] } }[] }

/** Payload's errors as our verbs name them: the language, and the paths of what it lacks. */
async function incompleteFields(response: Response, language: Language): Promise<Record<string, string>> {
  const { errors } = ((await response.json().catch(() => undefined)) ?? {}) as Refusal
  const paths = errors?.[0]?.data?.errors?.flatMap(({ path }) => path ?? []) ?? []
  return {
    [language]: 'incomplete',
    ...Object.fromEntries(paths.map((path) => [`${language}.${path}`, 'required'])),
  }
}
