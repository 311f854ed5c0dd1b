import { resetPassword } from '@/features/accounts/operations/reset-password'
import { verifyEmail } from '@/features/accounts/operations/verify-email'
import { goalAfter, withGoal } from '@/features/accounts/portal/goal'
import { newPasswordSchema, verifySchema } from '@/features/accounts/schemas'
import { isLanguage, localizedPath, type Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { goalOf } from '@/lib/paths'
import { atTheDoor, checkOrigin, readBody } from '@/lib/server/door'
import { admit, parse, type BrowserContext } from '@/lib/server/handle'

type Sent = { act: string; token: string; password: string; language: Language; next: string | undefined }

/** The forms that a link of a mail leads to, without JavaScript: a page follows, whatever happened. */
export const POST = (request: Request): Promise<Response> =>
  atTheDoor(request, async () => {
    checkOrigin(request)
    const form = new URLSearchParams(new TextDecoder().decode(await readBody(request, 16 * 1024)))
    const sent = sentIn(form)
    const context = await admit(request, 'anyone')
    const location = await act(context, sent).catch((error: unknown) => backTo(sent, error))
    context.answer.set('location', location)
    return new Response(null, { status: 303, headers: context.answer })
  })

function sentIn(form: URLSearchParams): Sent {
  const text = (name: string) => form.get(name) ?? ''
  const language = text('language')
  return {
    act: text('act'),
    token: text('token'),
    password: text('password'),
    language: isLanguage(language) ? language : 'en',
    next: goalOf(text('next')),
  }
}

/** Does what the form is for and answers where it leads. */
async function act(context: BrowserContext, { act, token, password, language, next }: Sent): Promise<string> {
  if (act === 'verify') {
    await verifyEmail(context, parse(verifySchema, { token, password }))
    return `${next ?? localizedPath('/', language)}#toast=verified`
  }
  if (act !== 'reset' && act !== 'invitation') throw new AppError('invalid')
  const { user } = await resetPassword(context, parse(newPasswordSchema, { token, password }))
  const toast = act === 'reset' ? 'password_set' : 'invited'
  return `${goalAfter(user.role, language, next)}#toast=${toast}`
}

/** Back to the form, which says what was wrong; to what is to be done when the link is over. */
function backTo({ act, token, language, next }: Sent, error: unknown): string {
  if (!(error instanceof AppError) || !/^(verify|reset|invitation)$/.test(act)) throw error
  const fault = error.details.fields?.password
  if (!fault && error.code !== 'link_over' && error.code !== 'invalid') throw error
  const query = fault ? `?token=${encodeURIComponent(token)}&fault=${fault}` : '?over'
  return withGoal(localizedPath(`/auth/${act}`, language) + query, next)
}
