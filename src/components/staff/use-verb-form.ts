'use client'

import { useMutation, type MutationOptions } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { use, useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'

import { fieldErrorsOf } from '@/lib/field-errors'
import { requestErrorOf, type RequestError } from '@/lib/request-error'
import { discardDrafts, DraftOwner, draftOf, restoreDraft, typeDraft, useSubmission } from './dialog-drafts'

type Values<Name extends string> = Record<Name, string>

type Options<Name extends string, Input, Result> = {
  /** What the names of its drafts begin with: the dialog has the same (`StaffDialog`). Without it nothing is kept. */
  drafts?: string
  /** The fields and what they start from. Later changes of it change nothing, unless it `follows` them. */
  given: Readonly<Values<Name>>
  /** Whether later changes of `given` reach the fields that nobody has changed. */
  follows?: boolean
  /** The verb's own schema refuses what is wrong before it is sent; without it the server does. */
  schema?: z.ZodType
  /** The error codes of what else is wrong before it is sent; `form` is what has no field. */
  check?: (values: Values<Name>) => Partial<Record<Name | 'form', string | undefined>>
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
  given: current,
  follows = false,
  schema,
  check,
  input,
  expected: version,
  mutation,
  errorText,
  onDone,
  onRefused,
}: Options<Name, Input, Result>) {
  const common = useTranslations('dashboard.fieldErrors')
  const owner = use(DraftOwner)
  const submission = useSubmission(drafts ?? '')
  const [first] = useState<Values<string>>(current)
  const given: Values<string> = follows ? current : first
  const [expected, setExpected] = useState(version)
  const [isStale, setIsStale] = useState(false)
  const form = useForm<Values<string>>({
    defaultValues: Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        (drafts === undefined ? undefined : draftOf(drafts + name)) ?? value,
      ]),
    ),
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const parsed = schema?.safeParse(input(named(values), expected))
      const codes = parsed?.error ? namedCodes(fieldErrorsOf(parsed.error)) : {}
      const others = Object.entries<string | undefined>(check?.(named(values)) ?? {})
      const errors = [...Object.entries(codes), ...others].flatMap(([name, message]) =>
        message ? [[name, { type: 'schema', message }] as const] : [],
      )
      return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} }
    },
  })
  const { control, getValues, setValue, setError, register, reset } = form
  // `given` has all names.
  const named = (typed: Values<string>) => typed as Values<Name>
  const values = named(useWatch({ control, compute: (typed: Values<string>) => typed }))

  // After the first render: the server knows no drafts.
  useEffect(() => {
    if (!owner || drafts === undefined) return
    for (const name of Object.keys(given)) {
      const kept = restoreDraft(drafts + name, owner)
      if (kept) setValue(name, kept)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only when it opens
  }, [])
  const before = useRef(given)
  useEffect(() => {
    for (const [name, value] of Object.entries(given))
      if (getValues(name) === before.current[name]) setValue(name, value)
    before.current = given
    // oxlint-disable-next-line react/exhaustive-deps -- when it says something else
  }, [JSON.stringify(given)])

  const refuse = ({ code, details: { fields = {}, current } }: RequestError) => {
    const codes = namedCodes(fields)
    // The focus has the first one read out.
    for (const [index, [name, message]] of Object.entries(codes).entries())
      setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
    onRefused?.(codes)
    setIsStale(code === 'conflict')
    if (code === 'conflict' && current?.value) setExpected(current.value)
  }
  const run = useMutation({
    ...mutation,
    onSuccess: async (result, ...rest) => {
      await mutation.onSuccess?.(result, ...rest)
      if (drafts !== undefined) discardDrafts(drafts)
      reset(given)
      onDone?.(result, values)
    },
    onError: (error, ...rest) => {
      refuse(requestErrorOf(error))
      return mutation.onError?.(error, ...rest)
    },
  })
  const send = (what: Input) =>
    // A retry is the same submission.
    run.mutate(drafts === undefined ? what : Object.assign({}, what, { submission_id: submission() }))
  const submit = (event: Pick<SubmitEvent, 'preventDefault'>) => {
    event.preventDefault()
    if (run.isPending) return
    void form.handleSubmit(
      (typed) => send(input(named(typed), expected)),
      (found) => {
        const codes = Object.entries(found).map(([name, one]) => [name, one?.message ?? ''] as const)
        onRefused?.(Object.fromEntries(codes))
      },
    )()
  }
  const { errors, isSubmitted } = form.formState
  const set = (name: Name, value: string) => {
    // What was refused is checked again while it is corrected; what the server refused when it is sent again.
    setValue<string>(name, value, { shouldValidate: isSubmitted && errors[name]?.type !== 'server' })
    if (drafts !== undefined) typeDraft(drafts + name, value, given[name] ?? '', owner)
  }
  const codeOf = (name: Name) => errors[name]?.message
  return {
    values,
    set,
    submit,
    /** Sends this, for a way to send that is not the form's. */
    send,
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

/** Error codes by the names of the fields: that of the path `en.name` is `name_en`. */
const namedCodes = (codes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(codes).map(([path, code]) => [path.split('.').toReversed().join('_'), code]),
  )

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
