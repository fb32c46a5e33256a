// Says why something was not done with a request, and what is there by now.
import { Alert } from '#web/ui/app/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { ActionAnswer } from './request-actions.ts';

type RefusedNoticeProps = { answer: ActionAnswer | undefined; path: string };

/** The notice; nothing where the fields say it themselves. */
export function RefusedNotice({ answer, path }: RefusedNoticeProps) {
  const sent = answer?.sent;
  if (!sent || sent.isTaken) return null;
  if (sent.trouble === 'expired') {
    return (
      <Alert
        tone="red"
        title={`Your session has expired.${answer.step === 'take-up' || answer.step === 'reopen' ? '' : ' What you typed is still here.'}`}
        action={
          <ButtonLink variant="quiet" size="small" href={`/api/login?returnTo=${path}`}>
            Sign in
          </ButtonLink>
        }
      />
    );
  }
  const isChanged = sent.status === 409;
  // A press of a button alone has typed nothing.
  const wasTyped = !['take-up', 'reopen'].includes(answer.step);
  return (
    <Alert tone={isChanged ? 'amber' : 'red'} title={sent.detail ?? 'This was not saved.'}>
      {isChanged
        ? `Below is how things stand now${wasTyped ? ', with what you typed' : ''}.`
        : wasTyped
          ? 'What you typed is still here. Please check it, and send it again.'
          : null}
    </Alert>
  );
}
