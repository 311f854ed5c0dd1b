import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'

import { Field } from '@/components/ui/field'
import { isStorable } from '@/lib/clean-text'
import { typedNameLimit } from '../signing-rules'

/** Returns what is wrong with a typed name; undefined for an empty one, which is merely missing. */
export function typedNameError(name: string): 'tooLong' | 'invalid' | undefined {
  if (name.trim().length > typedNameLimit) return 'tooLong'
  return isStorable(name) ? undefined : 'invalid'
}

/** Returns the characters of a name that the signed PDF can't print. Their list is loaded for the first name. */
function useUnprintable(name: string): readonly string[] {
  const [unprintable, setUnprintable] = useState<(text: string) => string[]>()
  useEffect(() => {
    // Without it the name is signed all the same.
    import('@/lib/printable').then(
      ({ unprintableIn }) => setUnprintable(() => unprintableIn),
      () => undefined,
    )
  }, [])
  return unprintable?.(name) ?? []
}

type Props = { name: string; error?: 'tooLong' | 'invalid'; onChange: (name: string) => void }

/** The field of a typed signature. */
export function TypedName({ name, error, onChange }: Props) {
  const t = useTranslations('signing.typed')
  const unprintable = useUnprintable(name)
  return (
    <>
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
      {unprintable.length > 0 && (
        <p className="hint" role="status">
          {t('unprintable', { characters: unprintable.join(' ') })}
        </p>
      )}
    </>
  )
}
