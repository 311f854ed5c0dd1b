'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, type ComponentType } from 'react'

import { dialogBody, dialogFoot } from '@/components/ui/dialog'
import { Button } from '@/components/ui/button'
import { StaffDialog } from './staff-dialog'

type Closable = { onClose: () => void }

/**
 * Makes a dialog whose code is loaded when it opens, so that a board is there sooner. When it cannot be loaded, it says so
 * and tries again; the tab may also be older than the site, whose next page has the new code.
 */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  return function LazyDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => Loaded)
    const [failures, setFailures] = useState(0)
    const [attempt, setAttempt] = useState(0)
    useEffect(() => {
      if (Loaded) return
      let isCurrent = true
      load().then(
        (found) => {
          Loaded = found
          if (isCurrent) setDialog(() => found)
        },
        () => isCurrent && setFailures((count) => count + 1),
      )
      return () => {
        isCurrent = false
      }
    }, [attempt])
    if (Dialog) return <Dialog {...props} />
    if (failures <= attempt) return null
    return <NotLoaded onAgain={() => setAttempt(failures)} onClose={props.onClose} />
  }
}

function NotLoaded({ onAgain, onClose }: { onAgain: () => void; onClose: () => void }) {
  const t = useTranslations('dashboard.notLoaded')
  return (
    <StaffDialog title={t('title')} onClose={onClose}>
      <div className={dialogBody}>
        <p role="alert">{t('text')}</p>
      </div>
      <div className={dialogFoot}>
        <Button variant="line" size="compact" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
        <Button variant="accent" size="compact" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </StaffDialog>
  )
}
