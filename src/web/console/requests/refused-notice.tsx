// Says that no one knows whether something was done with a request, or that its person has to sign in; what was refused is said at its form.
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { type StepTable, stepOf } from '#web/forms/app/steps.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

type RefusedNoticeProps = { of: StepTable; path: string };

export function RefusedNotice({ of, path }: RefusedNoticeProps) {
  const answer = useStepAnswer(of);
  // A message says it above its own form.
  if (!answer || answer.step === 'message') return null;
  const wasTyped = !stepOf(of, answer.step).isPress;
  if (answer.status === 401) {
    return (
      <Alert
        tone="red"
        title={`Your session has expired.${wasTyped ? ' What you typed is still here.' : ''}`}
        action={
          <ButtonLink variant="quiet" size="small" href={`/api/login?returnTo=${path}`}>
            Sign in
          </ButtonLink>
        }
      />
    );
  }
  if (answer.result || answer.status < 500) return null;
  return (
    <Alert tone="red" title={answer.detail ?? 'This was not saved.'}>
      {wasTyped ? 'What you typed is still here. Please check it, and send it again.' : null}
    </Alert>
  );
}
