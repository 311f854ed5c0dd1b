'use client'

import { useRef, useState, type ReactNode } from 'react'

import { Button, buttonClass, buttonVariants } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Chip, type Tint } from '@/components/ui/chip'
import { Dialog } from '@/components/ui/dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PageHead } from '@/components/ui/page-head'
import { Select } from '@/components/ui/select'
import { SidePanel } from '@/components/ui/side-panel'
import { Skeleton } from '@/components/ui/skeleton'
import { Cluster, Stack } from '@/components/ui/stack'
import { Cell, rowAction, Table } from '@/components/ui/table'
import { Tabs } from '@/components/ui/tabs'
import { Toolbar } from '@/components/ui/toolbar'

const tints: Tint[] = ['blue', 'yellow', 'green', 'purple', 'emerald', 'red', 'orange', 'gray']
const tones = ['error', 'warning', 'success', 'info'] as const
const options = [
  { value: 'usd', label: 'US dollar' },
  { value: 'pen', label: 'Peruvian sol' },
]

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="mb-10 grid gap-4">
    <h2 className="text-note text-muted">{name}</h2>
    {children}
  </section>
)

/** Shows each primitive once; `id` keeps the IDs of two on one page apart. */
export function Primitives({ id }: { id: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [tab, setTab] = useState<'one' | 'two'>('one')
  return (
    <>
      <Part name="PageHead">
        <PageHead
          title="Invoices"
          text="What you were billed for."
          actions={<Button variant="accent">New</Button>}
        />
      </Part>
      <Part name="Button">
        <Cluster>
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button variant="line" size="compact">
            compact
          </Button>
          <Button variant="accent" aria-disabled>
            busy
          </Button>
        </Cluster>
      </Part>
      <Part name="Field, Select">
        <Stack>
          <Field label="Name" optional="optional" hint="As on your invoices.">
            {(control) => <input {...control} defaultValue="Ana Pérez" />}
          </Field>
          <Field label="Email" error="Type an address such as ana@example.com.">
            {(control) => <input {...control} defaultValue="ana@" />}
          </Field>
          <Field label="Amount" warning="Read as 1,450.00.">
            {(control) => <input {...control} defaultValue="1.450" />}
          </Field>
          <Field label="Currency">{(control) => <Select {...control} options={options} />}</Field>
        </Stack>
      </Part>
      <Part name="Chip">
        <Cluster>
          {tints.map((tint) => (
            <Chip key={tint} tint={tint} glyph="check">
              {tint}
            </Chip>
          ))}
        </Cluster>
      </Part>
      <Part name="Tabs">
        <Tabs
          label={`Tabs ${id}`}
          current={tab}
          onSelect={setTab}
          tabs={[
            { name: 'one', label: 'Open', detail: '3', href: '#one' },
            { name: 'two', label: 'Paid', href: '#two' },
          ]}
        />
      </Part>
      <Part name="Toolbar, Table">
        <Toolbar label={`Tools ${id}`}>
          <Select aria-label="State" size="compact" options={options} />
          <Button variant="line" size="compact">
            Export
          </Button>
        </Toolbar>
        <Table
          caption="Invoices"
          columns={[
            { key: 'id', label: 'Number' },
            { key: 'words', label: 'For' },
            { key: 'state', label: 'Status' },
            { key: 'amount', label: 'Amount', isAmount: true },
            { key: 'act', label: 'Action', isLabelHidden: true },
          ]}
        >
          <tr>
            <Cell place="id" note="Second of two">
              INV-7
            </Cell>
            <Cell place="words">Website, second half</Cell>
            <Cell place="state">
              <Chip tint="blue" glyph="ring">
                Open
              </Chip>
            </Cell>
            <Cell place="amount">$1,450.00</Cell>
            <Cell place="act">
              <a href="#view" className={buttonClass('line', 'compact', rowAction.main)}>
                View
              </a>
            </Cell>
          </tr>
        </Table>
      </Part>
      <Part name="Card, SidePanel">
        <Card className="grid gap-6 md:grid-cols-2">
          <p>A card, and what is beside its words.</p>
          <SidePanel label={`Facts ${id}`}>Valid until Dec 17</SidePanel>
        </Card>
      </Part>
      <Part name="Notice">
        {tones.map((tone) => (
          <Notice
            key={tone}
            tone={tone}
            title={tone}
            action={
              <Button variant="inherit" size="compact">
                Try again
              </Button>
            }
          >
            What happened, and what to do.
          </Notice>
        ))}
      </Part>
      <Part name="EmptyState, Skeleton">
        <EmptyState title="No invoices yet" text="The first one is here when we send it.">
          <Button variant="line">Ask about one</Button>
        </EmptyState>
        <Skeleton />
        <Skeleton className="w-1/3" />
      </Part>
      <Part name="Dialog">
        <Cluster>
          <Button variant="line" onClick={() => dialog.current?.showModal()}>
            Open the dialog
          </Button>
        </Cluster>
        <Dialog
          ref={dialog}
          title="Close the ticket?"
          closeLabel="Close"
          onLeave={() => dialog.current?.close()}
        >
          <p className="p-6">It can be opened again.</p>
        </Dialog>
      </Part>
    </>
  )
}
