// Says above a form, and without a script, why it was not taken.
import type { StepName, StepTable } from '#web/forms/app/steps.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { informationMissing, requestFailed, sessionOver } from './request-labels.ts';
import { troubleOf } from './trouble.ts';
import { useTrouble } from './use-trouble.ts';

type TroubleNoticeProps<Table extends StepTable> = {
  of: Table;
  /** Only of this step, where a page has others. */
  step?: StepName<Table>;
  path: string;
  className?: string;
};

/** The notice; nothing where the fields say it themselves, or a toast does. */
export function TroubleNotice<Table extends StepTable>({
  of,
  step,
  path,
  className,
}: TroubleNoticeProps<Table>) {
  const answer = useTrouble(of, path, step);
  if (!answer) return null;
  const place = className ? { className } : {};
  const trouble = troubleOf(answer);
  if (trouble === 'expired') {
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
  if (trouble === 'missing') {
    return (
      <Alert tone="red" title={informationMissing.title} {...place}>
        {informationMissing.description}
      </Alert>
    );
  }
  if (trouble === 'refused' || answer.result) return null;
  return (
    <Alert tone="red" title={requestFailed.title} {...place}>
      {answer.detail ?? requestFailed.description}
    </Alert>
  );
}
