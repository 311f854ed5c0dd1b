import { useTranslations } from 'next-intl'

import { Field } from '@/components/ui/field'
import { isStorable } from '@/lib/clean-text'
import { typedNameLimit } from '../signing-rules'

/** Returns what is wrong with a typed name; undefined for an empty one, which is merely missing. */
export function typedNameError(name: string): 'tooLong' | 'invalid' | undefined {
  if (name.trim().length > typedNameLimit) return 'tooLong'
  return isStorable(name) ? undefined : 'invalid'
}

type Props = { name: string; error?: 'tooLong' | 'invalid'; onChange: (name: string) => void }

/** The field of a typed signature. */
export function TypedName({ name, error, onChange }: Props) {
  const t = useTranslations('signing.typed')
  return (
    <Field label={t('label')} error={error && t(error, { most: typedNameLimit })}>
      {(field) => (
        <input
          type="text"
          autoComplete="name"
          value={name}
          onChange={({ target }) => onChange(target.value)}
          {...field}
        />
      )}
    </Field>
  )
}
