import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { goalOf } from '@/lib/paths'
import { line, required } from '@/lib/text-fields'
import { accountLimits, passwordFault } from './rules'

/** An address as accounts and clients keep it: in lower case. */
const email = required(line(accountLimits.email))
  .refine(
    (value) => /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/.test(value),
    'email',
  )
  .refine((value) => !/\p{Cf}/u.test(value), 'email')
  .transform((value) => value.toLowerCase())

/** A password as it is typed: nothing is trimmed. */
const typed = z
  .string({ error: (issue) => (issue.input === undefined ? 'required' : 'invalid') })
  .max(accountLimits.password, 'too_long')
  .refine((value) => value.isWellFormed() && !value.includes('\u0000'), 'invalid')
const present = typed.refine((value) => value !== '', 'required')

/** A new password, as clients must have it at least; of staff the operation asks more. */
const newPassword = typed.check((context) => {
  const fault = passwordFault(context.value, 'client')
  if (fault) context.issues.push({ code: 'custom', message: fault, input: context.value })
})

const language = z.enum(languages, 'invalid')
/** What is no goal falls away: a link that somebody spoilt must not keep its reader out. */
const next = z.string().nullish().catch(undefined).transform(goalOf)
const token = required(line(200))
const optional = (limit: number) =>
  line(limit)
    .nullish()
    .transform((value) => value || null)

export const signInSchema = z.object({ email, password: present })

/** Whatever else is sent, a role or a client, falls away. */
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

/** The password that was chosen at the sign-up: only where the browser cannot show that it chose it. */
export const verifySchema = z.object({ token, password: typed.nullish() })
export const newPasswordSchema = z.object({ token, password: newPassword })

export const profileSchema = z.object({
  firstName: required(line(accountLimits.name)),
  lastName: required(line(accountLimits.name)),
  phone: optional(accountLimits.phone),
  companyName: optional(accountLimits.company),
  language,
})
export type ProfileInput = z.output<typeof profileSchema>

export const changePasswordSchema = z.object({ currentPassword: present, password: newPassword })
export const languageSchema = z.object({ language })
export const inviteSchema = z.object({ client: z.uuid('invalid') })
export const unlinkSchema = z.object({ user: z.uuid('invalid') })
export const nothingSchema = z.object({})
