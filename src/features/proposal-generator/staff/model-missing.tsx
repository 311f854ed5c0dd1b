'use client'

import { useGenerator } from './generator-context'

/** Says that no model is configured, and what works without one. */
export function ModelMissing() {
  const { texts: t } = useGenerator()
  return (
    <p className="generator-note">
      <b>{t('noModel.title')}</b> {t('noModel.text')}
    </p>
  )
}
