import { useTranslations } from 'next-intl'

import { Link } from '@/i18n/navigation'
import { withNext } from './sign-in-redirect'

/** After many wrong passwords: suggests a new one. A live region, which is there before its text. */
export function ResetHint({ isShown, next }: { isShown: boolean; next?: string }) {
  const t = useTranslations('auth.signIn')
  return (
    <div role="status">
      {isShown && (
        <p>
          {t.rich('manyWrong', {
            link: (chunks) => (
              <Link href={withNext('/auth/forgot', next)} prefetch={false} className="text-link">
                {chunks}
              </Link>
            ),
          })}
        </p>
      )}
    </div>
  )
}
