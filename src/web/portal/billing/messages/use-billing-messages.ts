// The words of Billing in the language of the page.

import type { EntryLabels } from '#company/rules/billing/entry-labels.ts';
import { englishStatementMessages } from '#web/features/statement/messages/statement-messages.en.ts';
import type { SpokenStatement } from '#web/features/statement/spoken-statement.ts';
import { useAreaMessages, useSpokenArea } from '../../portal-language.tsx';
import { type BillingMessages, englishBillingMessages } from './billing-messages.en.ts';
import { englishInvoiceMessages, type InvoiceMessages } from './invoice-messages.en.ts';
import { englishYearMessages, type YearMessages } from './year-messages.en.ts';

export function useBillingMessages(): BillingMessages {
  return useAreaMessages('billing') ?? englishBillingMessages;
}

export function useInvoiceMessages(): InvoiceMessages {
  return useAreaMessages('invoice') ?? englishInvoiceMessages;
}

export function useYearMessages(): YearMessages {
  return useAreaMessages('year') ?? englishYearMessages;
}

export function useSpokenStatement(): SpokenStatement {
  return useSpokenArea('statement', englishStatementMessages);
}

/** How what was billed and paid is called; null in English, where the server says it. */
export function useEntryLabels(): EntryLabels | null {
  return useAreaMessages('statement')?.words ?? null;
}
