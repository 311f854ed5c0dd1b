'use client'

import {
  useAllFormFields,
  useAuth,
  useDocumentDrawerContext,
  useDocumentEvents,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useFormModified,
  useLocale,
  useRouteTransition,
  useServerFunctions,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { FormState, TypeWithID } from 'payload'
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared'
import { useEffect, useEffectEvent } from 'react'

import { isTyping, onEditorChange, setEditable, touchedTexts } from '@/components/editor/live-editors'
import type { SavedDocument, SaveTarget } from '../answer-rules'
import { canonical, type FormValues } from '../data-rules'
import { isReading } from '../saving-rules'
import { changesFor, withValue } from './fill-form'
import type { FormPort } from './form-port'
import type { Saver } from './saver'
import { openSavers } from './savers'
import { holdTab } from './tab'
import { joinTabs } from './tabs-channel'
import { useSaver } from './use-saver'

/**
 * Binds Payload's form to its saver: what is in its fields, what the server answered, and whether they may be changed. The
 * only file that touches the state of Payload's form. Payload's own `submit` is never called: it takes any answer below
 * 400 for a success, and shows toasts of its own.
 */
export function useFormPort(): Saver {
  const { saver, saving } = useSaver()
  const form = useForm()
  const isModified = useFormModified()
  const [fields, dispatchFields] = useAllFormFields()
  const info = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { user } = useAuth()
  const { code: language } = useLocale()
  const { getFormState } = useServerFunctions()
  const { reportUpdate } = useDocumentEvents()
  const { startRouteTransition } = useRouteTransition()
  const { drawerSlug, onSave } = useDocumentDrawerContext()
  const router = useRouter()
  const { id, collectionSlug, globalSlug, docConfig, data } = info
  const element = form.formRef as object
  const slug = globalSlug ?? collectionSlug ?? ''
  const target: SaveTarget = globalSlug
    ? { global: globalSlug }
    : { collection: slug, id: id === undefined ? undefined : String(id) }
  const drafts = docConfig?.versions && docConfig.versions.drafts
  const account = String(user?.id ?? '')

  const accept = async (document: SavedDocument, isOwn: (field: string) => boolean) => {
    info.setData(document)
    info.setLastUpdateTime(Date.parse(document.updatedAt))
    reportUpdate({
      id,
      doc: rowOf(document),
      drawerSlug,
      entitySlug: slug,
      operation: 'update',
      updatedAt: document.updatedAt,
    })
    const shown = form.getData()
    const differs = Object.keys(shown).some(
      (field) => isOwn(field) && canonical(shown[field]) !== canonical(document[field]),
    )
    if (!differs) return
    const { state } = await getFormState({
      id,
      collectionSlug,
      globalSlug,
      data: document,
      docPermissions: info.docPermissions,
      docPreferences: await info.getDocPreferences(),
      formState: deepCopyObjectSimpleWithoutReactComponents(form.getFields(), { excludeFiles: true }),
      operation: 'update',
      renderAllFields: false,
      returnLockStatus: false,
      schemaPath: slug,
      skipValidation: true,
    })
    if (!state) return
    // What was typed while the server answered stays.
    const now = saver.form?.read() ?? {}
    const isShown = (field: string) =>
      isOwn(field) &&
      canonical(now[field]) === canonical(shown[field]) &&
      canonical(now[field]) !== canonical(document[field]) &&
      !isTyping(element, field)
    const serverState = Object.fromEntries(
      Object.entries(state).filter(([path]) => isShown(path.split('.')[0] ?? '')),
    )
    dispatchFields({
      type: 'MERGE_SERVER_STATE',
      acceptValues: true,
      prevStateRef: { current: fields },
      serverState,
    })
  }

  const port: FormPort = {
    target,
    language,
    account,
    autosaves: Boolean(drafts && drafts.autosave),
    title: () => {
      const field =
        docConfig?.admin && 'useAsTitle' in docConfig.admin ? docConfig.admin.useAsTitle : undefined
      const typed: unknown = field && form.getData()[field]
      return typeof typed === 'string' && typed !== '' ? typed : title
    },
    isTouched: () => isModified || touchedTexts(element).length > 0,
    read: () =>
      [...emptyLists(form.getFields()), ...touchedTexts(element)].reduce<FormValues>(
        (values, [path, content]) => withValue(values, path, content),
        form.getData(),
      ),
    accept: (document, isOwn) => void accept(document, isOwn).catch(() => undefined),
    showProblems: (problems) => {
      if (problems.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: problems })
      form.setSubmitted(problems.length > 0)
    },
    fill: async (values) => {
      const changes = changesFor(form.getFields(), values)
      if (!changes) await form.reset({ ...data, ...form.getData(), ...values })
      for (const { path, value } of changes ?? [])
        dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
      form.setModified(true)
    },
    markUnsaved: (isUnsaved) => form.setModified(isUnsaved),
    saved: (document, { isDraft, isAutosave }) => {
      if (isDraft) {
        if (!isAutosave || !info.mostRecentVersionIsAutosaved) {
          info.incrementVersionCount()
          info.setUnpublishedVersionCount((count) => count + 1)
        }
        info.setMostRecentVersionIsAutosaved(isAutosave)
      } else if (drafts) {
        info.incrementVersionCount()
        info.setUnpublishedVersionCount(0)
        info.setMostRecentVersionIsAutosaved(false)
        info.setHasPublishedDoc(true)
      }
      void onSave?.({
        doc: document,
        operation: id ? 'update' : 'create',
        updatedAt: document.updatedAt,
      } as never)
    },
    created: (document) => {
      reportUpdate({
        doc: rowOf(document),
        drawerSlug,
        entitySlug: slug,
        operation: 'create',
        updatedAt: document.updatedAt,
      })
      if (drawerSlug) return
      const address = `/admin/collections/${slug}/${String(document.id)}?locale=${language}`
      startRouteTransition(() => router.push(address))
    },
  }

  const isReady = !form.initializing && !info.isInitializing && account !== ''
  const open = useEffectEvent(() => {
    if (!isReady) return
    holdTab()
    joinTabs()
    saver.open(port, id === undefined && !globalSlug ? undefined : data)
    if (data) saver.showsVersion(data)
    saver.changed()
  })
  // After every render: the functions of Payload's form belong to the render that made them.
  useEffect(() => open())

  const close = useEffectEvent(() => saver.close())
  useEffect(() => {
    openSavers.add(saver)
    return () => {
      openSavers.delete(saver)
      close()
    }
  }, [saver])
  useEffect(() => onEditorChange(element, () => saver.changed()), [element, saver])

  const isReadOnly = isReading(saving)
  const lock = useEffectEvent((isLocked: boolean) => {
    form.setProcessing(isLocked)
    ;(element as { current: HTMLElement | null }).current?.toggleAttribute('data-reading', isLocked)
    setEditable(element, !isLocked)
  })
  useEffect(() => {
    if (!isReadOnly) return
    lock(true)
    return () => lock(false)
  }, [isReadOnly])
  return saver
}

/** Payload's form has 0 as the value of a list without rows. */
const emptyLists = (state: FormState): [path: string, rows: []][] =>
  Object.entries(state).flatMap(([path, { rows }]): [string, []][] =>
    rows?.length === 0 ? [[path, []]] : [],
  )

/** Payload's type of a document has an id, which globals have not. */
const rowOf = (document: SavedDocument) => document as SavedDocument & TypeWithID
