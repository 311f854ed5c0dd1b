import { resetPassword } from '@/features/accounts/operations/passwords'
import { verifyEmail } from '@/features/accounts/operations/sign-up'
import { redirectAfterSignIn, withNext } from '@/features/accounts/portal/sign-in-redirect'
import { newPasswordSchema, verifySchema } from '@/features/accounts/schemas'
import { isLanguage, localizedPath, type Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { safeRedirect } from '@/lib/paths'
import { withErrorResponse } from '@/lib/server/http/error-response'
import { checkOrigin, readBody } from '@/lib/server/http/request'
import { parseInput } from '@/lib/server/http/handle'
import { authorize, type BrowserContext } from '@/lib/server/http/authorize'

type LinkFormInput = {
  action: string
  token: string
  password: string
  language: Language
  next: string | undefined
}

/** Handles the forms behind the links in emails when JavaScript is off. Always redirects to a page. */
export const POST = (request: Request): Promise<Response> =>
  withErrorResponse(request, async () => {
    checkOrigin(request)
    const form = new URLSearchParams(new TextDecoder().decode(await readBody(request, 16 * 1024)))
    const input = readInput(form)
    const context = await authorize(request, 'anyone')
    const location = await submit(context, input).catch((error: unknown) => pathAfterError(input, error))
    context.responseHeaders.set('location', location)
    return new Response(null, { status: 303, headers: context.responseHeaders })
  })

function readInput(form: URLSearchParams): LinkFormInput {
  const text = (name: string) => form.get(name) ?? ''
  const language = text('language')
  return {
    action: text('action'),
    token: text('token'),
    password: text('password'),
    language: isLanguage(language) ? language : 'en',
    next: safeRedirect(text('next')),
  }
}

/** Runs the operation of the form and returns the path of the next page. */
async function submit(
  context: BrowserContext,
  { action, token, password, language, next }: LinkFormInput,
): Promise<string> {
  if (action === 'verify') {
    const user = await verifyEmail(context, parseInput(verifySchema, { token, password }))
    return `${redirectAfterSignIn(user, language, next)}#toast=verified`
  }
  if (action !== 'reset' && action !== 'invitation') throw new AppError('invalid')
  const { user } = await resetPassword(context, parseInput(newPasswordSchema, { token, password }))
  const toast = action === 'reset' ? 'password_set' : 'invited'
  return `${redirectAfterSignIn(user, language, next)}#toast=${toast}`
}

/** Returns the path of the form with the error, or without a token when the link has expired. */
function pathAfterError({ action, token, language, next }: LinkFormInput, error: unknown): string {
  if (!(error instanceof AppError) || !/^(verify|reset|invitation)$/.test(action)) throw error
  const errorCode = error.details.fields?.password
  if (!errorCode && error.code !== 'link_expired' && error.code !== 'invalid') throw error
  const query = errorCode ? `?token=${encodeURIComponent(token)}&error=${errorCode}` : '?expired'
  return withNext(localizedPath(`/auth/${action}`, language) + query, next)
}
