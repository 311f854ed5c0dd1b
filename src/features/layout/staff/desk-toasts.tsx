'use client'

import { Toaster } from 'sonner'

import { useShell } from '@/components/staff/shell'
import en from '@/messages/en/layout.json'
import es from '@/messages/es/layout.json'
import { ToastAfterNavigation } from './toast-after-navigation'

const texts = { en, es }

/** The container of the toasts of the desk; they look as Payload's do. */
export function DeskToasts() {
  const { region, close } = texts[useShell().language]
  return (
    <>
      <Toaster
        position="bottom-right"
        customAriaLabel={region}
        closeButton
        gap={8}
        visibleToasts={5}
        offset="calc(var(--gutter-h) / 2)"
        icons={{
          success: <Disc className="fill-emerald-mark" path="M10.6 13l1.6 1.6 3.2-3.2" />,
          error: <Disc className="fill-(--theme-error-500)" path={CROSS} />,
          warning: <Disc className="fill-yellow-mark" path={CROSS} />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: close,
          classNames: {
            toast:
              'flex w-full items-center gap-4 rounded-control border py-4 pr-11 pl-4 font-semibold shadow-float',
            title: 'mr-5 leading-5',
            // Of a pile, only the toast in front says something.
            content: 'w-full transition-opacity in-[[data-front=false]:not([data-expanded=true])]:opacity-0',
            icon: 'grid size-4 flex-none place-items-center',
            closeButton:
              'absolute top-1/2 right-2 left-auto grid size-8 -translate-y-1/2 cursor-pointer place-items-center border-0 bg-transparent p-0 text-inherit [&>svg]:size-4',
            success: 'border-(--theme-success-250) bg-(--theme-success-100) text-emerald-text',
            error: 'border-(--theme-error-250) bg-red-ground text-red-text',
            warning: 'border-(--theme-warning-250) bg-yellow-ground text-yellow-text',
          },
        }}
      />
      <ToastAfterNavigation />
    </>
  )
}

const CROSS = 'M15.4 10.6l-4.8 4.8M10.6 10.6l4.8 4.8'

/** A mark on a disc. */
const Disc = ({ path, className }: { path: string; className: string }) => (
  <svg
    viewBox="0 0 26 26"
    width="24"
    height="24"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <circle cx="13" cy="13" r="8" className={className} />
    <path d={path} className="fill-none stroke-surface" />
  </svg>
)
