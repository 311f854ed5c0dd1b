/** Formats of `Intl` are kept: making one takes as long as formatting fifty values, and a page shows hundreds. */

/** More than there are zones and forms on the pages; then they are made anew. */
const MAX_KEPT = 1_000

function kept<Options, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`
    const known = formats.get(key)
    if (known) return known
    if (formats.size >= MAX_KEPT) formats.clear()
    const format = make(locale, options)
    formats.set(key, format)
    return format
  }
}

/** Returns a format of dates, as `new Intl.DateTimeFormat` does. */
export const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

/** Returns a format of numbers, as `new Intl.NumberFormat` does. */
export const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
