import type { Language } from '@/i18n/languages'

/** EN or ES in a frame. `name` is the language in words. */
export const LanguageCode = ({ language, name }: { language: Language; name?: string }) => (
  <abbr
    className="inline-grid h-4.5 min-w-6.5 flex-none place-items-center rounded-control border border-link px-1 text-tiny leading-4 font-semibold text-link no-underline"
    title={name}
  >
    {language.toUpperCase()}
  </abbr>
)
