// The job of the mail that tells a person of a new passkey.
import type { JobKind } from '#server/platform/jobs/job.ts';

export const passkeyMail: JobKind<{ passkeyId: string }> = { name: 'passkey-mail' };
