// The job that makes the PDF of an accepted quote.
import type { JobKind } from '#server/platform/jobs/job.ts';

export const quoteCopy: JobKind<{ quoteId: string }> = { name: 'quote-copy' };
