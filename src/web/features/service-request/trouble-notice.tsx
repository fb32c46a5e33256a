// Says above a form, and without a script, why it was not taken.
import { refusalIn, useFormMessages } from '#web/forms/app/form-language.tsx';
import type { StepName, StepTable } from '#web/forms/app/steps.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useRequestFormMessages } from './request-form-language.ts';
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
  const messages = useRequestFormMessages();
  const forms = useFormMessages();
  const answer = useTrouble(of, path, step);
  if (!answer) return null;
  const place = className ? { className } : {};
  const trouble = troubleOf(answer);
  if (trouble === 'expired') {
    return (
      <Alert
        tone="red"
        title={messages.expired.title}
        {...place}
        action={
          <ButtonLink variant="quiet" size="small" href={`/api/login?returnTo=${path}`}>
            {messages.signIn}
          </ButtonLink>
        }
      >
        {messages.signInAgain}
      </Alert>
    );
  }
  if (trouble === 'missing') {
    return (
      <Alert tone="red" title={messages.missing.title} {...place}>
        {messages.missing.description}
      </Alert>
    );
  }
  if (trouble === 'refused' || answer.result) return null;
  const { description } = messages.failed;
  return (
    <Alert tone="red" title={messages.failed.title} {...place}>
      {answer.detail === undefined ? description : refusalIn(forms, answer, answer.detail)}
    </Alert>
  );
}
