// Says above a form, and without a script, why it was not taken.
import { useState } from 'react';
import { Alert } from '#web/ui/app/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { informationMissing, requestFailed, sessionOver } from './request-labels.ts';
import type { SentForm } from './send-from-form.ts';
import { isPassing } from './use-trouble.ts';

type TroubleNoticeProps = { sent: SentForm<unknown> | undefined; path: string; className?: string };

/** The notice; nothing where the fields say it themselves, or a toast does. */
export function TroubleNotice({ sent, path, className }: TroubleNoticeProps) {
  const [cameAlong] = useState(sent);
  if (!sent || sent.isTaken || (sent !== cameAlong && isPassing(sent.trouble))) return null;
  const place = className ? { className } : {};
  if (sent.trouble === 'expired') {
    return (
      <Alert
        tone="red"
        title={sessionOver.title}
        {...place}
        action={
          <ButtonLink variant="quiet" size="small" href={`/api/login?returnTo=${path}`}>
            Sign in
          </ButtonLink>
        }
      >
        Your session has expired. Please sign in again.
      </Alert>
    );
  }
  if (sent.trouble === 'missing') {
    return (
      <Alert tone="red" title={informationMissing.title} {...place}>
        {informationMissing.description}
      </Alert>
    );
  }
  if (sent.result) return null;
  return (
    <Alert tone="red" title={requestFailed.title} {...place}>
      {sent.detail ?? requestFailed.description}
    </Alert>
  );
}
