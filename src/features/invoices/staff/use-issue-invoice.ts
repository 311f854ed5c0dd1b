'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useChangeContext } from '@/components/staff/change'
import { useSubmission } from '@/components/staff/dialog-drafts'
import type { NewInvoice } from '../queries/new-invoice'
import { issueMutation, type InvoiceFormInput } from './issue-mutation'

/** Returns the mutation that issues an invoice. A retry after a lost response issues no second one. */
export function useIssueInvoice(
  drafts: string,
  clientId: string,
  { client }: NewInvoice,
  onIssued: () => void,
) {
  const context = { ...useChangeContext(), board: useTranslations('invoiceBoard') }
  const submission = useSubmission(drafts)
  const issue = useMutation(issueMutation(client, context))
  return {
    issue: (input: Omit<InvoiceFormInput, 'client' | 'submission_id'>) =>
      issue.mutate({ ...input, client: clientId, submission_id: submission() }, { onSuccess: onIssued }),
    isPending: issue.isPending,
    error: issue.error,
  }
}
