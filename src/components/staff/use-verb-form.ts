'use client'

import { useMutation, type MutationOptions } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { use, useEffect, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'

import { languages, type Language } from '@/i18n/languages'
import { fieldErrorsOf } from '@/lib/field-errors'
import { requestErrorOf, type RequestError } from '@/lib/request-error'
import { discardDrafts, DraftOwner, draftOf, restoreDraft, typeDraft, useSubmission } from './dialog-drafts'

type Values<Name extends string> = Record<Name, string>

type Options<Name extends string, Input, Result> = {
  /** What the names of its drafts begin with: the dialog has the same (`StaffDialog`). */
  drafts: string
  /** The fields and what they start from. Later changes of it change nothing. */
  given: Readonly<Values<Name>>
  /** The verb's own schema refuses what is wrong before it is sent; without it the server does. */
  schema?: z.ZodType
  /** What is sent. `expected` is the version that is edited, or after a conflict the one that is known since. */
  input: (values: Values<Name>, expected: string | undefined) => NoInfer<Input>
  expected?: string | undefined
  mutation: MutationOptions<Result, Error, Input>
  /** The text of an error, where the usual one does not fit. */
  errorText?: (name: Name, code: string) => string | undefined
  onDone?: (result: Result, values: Values<Name>) => void
  /** Gets the error codes of the fields that were refused. */
  onRefused?: (codes: Readonly<Record<string, string>>) => void
}

const usual = ['required', 'too_long'] as const

/**
 * The form of a verb: what is typed is kept until it is sent, and sent once however often it is tried. A failure changes
 * nothing of it: the errors are at their fields, and after a conflict (`isStale`) the next try is based on the version that is known then.
 */
export function useVerbForm<Name extends string, Input extends object, Result>({
  drafts,
  given: start,
  schema,
  input,
  expected: version,
  mutation,
  errorText,
  onDone,
  onRefused,
}: Options<Name, Input, Result>) {
  const common = useTranslations('dashboard.fieldErrors')
  const owner = use(DraftOwner)
  const submission = useSubmission(drafts)
  const [given] = useState<Values<string>>(start)
  const [expected, setExpected] = useState(version)
  const [isStale, setIsStale] = useState(false)
  const form = useForm<Values<string>>({
    defaultValues: Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, draftOf(drafts + name) ?? value]),
    ),
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const parsed = schema?.safeParse(input(named(values), expected))
      const codes = parsed?.error ? fieldErrorsOf(parsed.error) : {}
      onRefused?.(codes)
      const errors = Object.entries(codes).map(
        ([path, message]) => [nameOf(path), { type: 'schema', message }] as const,
      )
      return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} }
    },
  })
  const { control, setValue, setError, register, reset } = form
  // `given` has all names.
  const named = (typed: Values<string>) => typed as Values<Name>
  const values = named(useWatch({ control, compute: (typed: Values<string>) => typed }))

  // After the first render: the server knows no drafts.
  useEffect(() => {
    for (const name of owner ? Object.keys(given) : []) {
      const kept = restoreDraft(drafts + name, owner ?? '')
      if (kept) setValue(name, kept)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only when it opens
  }, [])

  const refuse = ({ code, details: { fields = {}, current } }: RequestError) => {
    for (const [path, message] of Object.entries(fields)) setError(nameOf(path), { type: 'server', message })
    onRefused?.(fields)
    setIsStale(code === 'conflict')
    if (code === 'conflict' && current?.value) setExpected(current.value)
  }
  const run = useMutation({
    ...mutation,
    onSuccess: async (result, ...rest) => {
      await mutation.onSuccess?.(result, ...rest)
      discardDrafts(drafts)
      reset(given)
      onDone?.(result, values)
    },
    onError: (error, ...rest) => {
      refuse(requestErrorOf(error))
      return mutation.onError?.(error, ...rest)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (run.isPending) return
    void form.handleSubmit((typed) =>
      // A retry is the same submission.
      run.mutate(Object.assign({}, input(named(typed), expected), { submission_id: submission() })),
    )(event)
  }
  const set = (name: Name, value: string) => {
    setValue<string>(name, value)
    typeDraft(drafts + name, value, given[name] ?? '', owner)
  }
  const { errors } = form.formState
  const codeOf = (name: Name) => errors[name]?.message
  return {
    values,
    set,
    submit,
    isStale,
    codeOf,
    isPending: run.isPending,
    error: run.error,
    /** What was sent last. */
    sent: run.variables,
    /** The attributes of the control of a field. */
    control: (name: Name) => ({
      name,
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        set(name, target.value),
      ref: register<string>(name).ref,
    }),
    /** The error of a field as it is shown. */
    errorOf: (name: Name) => {
      const code = codeOf(name)
      return code && (errorText?.(name, code) ?? common(usual.find((known) => known === code) ?? 'invalid'))
    },
  }
}

/** The field of a path such as `en.name`. */
const nameOf = (path: string) => path.replaceAll('.', '_')

/** Returns the language to show of a form with fields such as `content_es`: the present one, unless only the other has errors. */
export function languageOfError(
  codes: Readonly<Record<string, string>>,
  names: readonly string[],
  present: Language,
): Language {
  const hasError = (language: Language) => names.some((name) => codes[`${name}_${language}`])
  return hasError(present) ? present : (languages.find(hasError) ?? present)
}

/** What `VerbForm` and `FormField` need of a form with these fields. */
export type VerbFormState<Name extends string = string> = Pick<
  ReturnType<typeof useVerbForm<Name, object, unknown>>,
  'submit' | 'isStale' | 'isPending' | 'control' | 'errorOf'
>

/** The values that are not blank: a verb takes the others as missing. */
export const filled = <Name extends string>(values: Values<Name>): Partial<Values<Name>> =>
  Object.fromEntries(Object.entries<string>(values).filter(([, value]) => value.trim())) as Partial<
    Values<Name>
  >
