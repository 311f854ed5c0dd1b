import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { isEmailAddress } from '@/lib/email-address'
import { safeRedirect } from '@/lib/paths'
import { line, required } from '@/lib/text-fields'
import { accountLimits, passwordError } from './rules'

/** An email address, returned in lower case as accounts and clients store it. */
const email = required(line(accountLimits.email))
  .refine(isEmailAddress, 'email')
  .transform((value) => value.toLowerCase())

/** A password, not trimmed. */
const password = z
  .string({ error: (issue) => (issue.input === undefined ? 'required' : 'invalid') })
  .max(accountLimits.password, 'too_long')
  .refine((value) => value.isWellFormed() && !value.includes('\u0000'), 'invalid')
const requiredPassword = password.refine((value) => value !== '', 'required')

/** A new password by the rules for clients. The operations apply the stricter rules for staff. */
const newPassword = password.check((context) => {
  const error = passwordError(context.value, 'client')
  if (error) context.issues.push({ code: 'custom', message: error, input: context.value })
})

const language = z.enum(languages, 'invalid')
/** The path to open afterwards. An invalid one is dropped: a damaged link must not block the sign-in. */
const next = z.string().nullish().catch(undefined).transform(safeRedirect)
const token = required(line(200))
const optional = (limit: number) =>
  line(limit)
    .nullish()
    .transform((value) => value || null)

export const signInSchema = z.object({ email, password: requiredPassword })

/** Other keys, such as a role or a client, are dropped. */
export const signUpSchema = z.object({
  firstName: required(line(accountLimits.name)),
  lastName: required(line(accountLimits.name)),
  email,
  password: newPassword,
  language,
  next,
})
export type SignUpInput = z.output<typeof signUpSchema>

export const addressSchema = z.object({ email, next })
export const resendSchema = z.object({ email, language, next })

/** `password` is the one of the sign-up, which only another browser than the one that signed up must send. */
export const verifySchema = z.object({ token, password: password.nullish() })
export const newPasswordSchema = z.object({ token, password: newPassword })

export const profileSchema = z.object({
  firstName: required(line(accountLimits.name)),
  lastName: required(line(accountLimits.name)),
  phone: optional(accountLimits.phone),
  companyName: optional(accountLimits.company),
  language,
})
export type ProfileInput = z.output<typeof profileSchema>

export const changePasswordSchema = z.object({ currentPassword: requiredPassword, password: newPassword })
export const languageSchema = z.object({ language })
export const inviteSchema = z.object({ client: z.uuid('invalid') })
export const unlinkSchema = z.object({ user: z.uuid('invalid') })
export const nothingSchema = z.object({})
