// The jobs that follow the acceptance of a quote: the one that makes its PDF, and the one that looks whether its deposit is billed at once.
import type { JobKind } from '#server/platform/jobs/job.ts';

export const quoteCopy: JobKind<{ quoteId: string }> = { name: 'quote-copy' };

/** Billing does it; quotes know nothing of invoices. */
export const depositDue: JobKind<{ quoteId: string }> = { name: 'deposit-due' };
