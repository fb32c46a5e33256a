// How a draft goes out: a test to oneself, at once, or at a time.
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { Mailing } from '#contract/site/mailings.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { TextField } from '#web/ui/field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { FormFold, StepFold } from '../form-fold.tsx';
import { durationLabel } from './duration-label.ts';
import { mailingSteps } from './mailing-steps.ts';

type MailingSendingProps = {
  mailing: Mailing;
  /** Something was typed since it was saved. */
  isChanged: boolean;
};

export function MailingSending({ mailing, isChanged }: MailingSendingProps) {
  const { version, readers, mailsPerMinute } = mailing;
  const { timeZone, street } = useSite().company;
  return (
    <section aria-labelledby="sending">
      <h2 id="sending" className="text-title">
        Send
      </h2>
      <p className="mt-2 text-ink-soft">
        {readers === 0
          ? 'No one is subscribed yet.'
          : `${countOf(readers)} ${readers === 1 ? 'subscriber gets' : 'subscribers get'} it, ${countOf(mailsPerMinute)} a minute: ${durationLabel(readers / mailsPerMinute)}.`}
      </p>
      {street === '' ? (
        <Alert tone="amber" title="Your emails name no street or PO box." className="mt-4">
          A newsletter has to say where you get mail (15 USC 7704).{' '}
          <TextLink href="/console/settings/company">Add it to your company</TextLink>
        </Alert>
      ) : null}
      {isChanged ? (
        <p className="mt-2 font-semibold" role="status">
          Save first: what you typed since is not in the email yet.
        </p>
      ) : null}
      <div className="mt-4 grid gap-2">
        <StepButton
          of={mailingSteps}
          step="test"
          version={version}
          variant="quiet"
          disabled={isChanged}
        >
          Send a Test to Me
        </StepButton>
        <StepFold summary="Schedule" of={mailingSteps} step="schedule" className="mt-2">
          <StepForm
            of={mailingSteps}
            step="schedule"
            version={version}
            labels={{ date: 'Date', time: 'Time' }}
            defaultValue={{ time: '09:00' }}
            className="mt-2 flex flex-wrap items-end gap-3"
          >
            {(field) => (
              <>
                <TextField {...field('date')} type="date" min={dateInZone(new Date(), timeZone)} />
                <TextField {...field('time')} type="time" />
                <SubmitButton pending="Scheduling..." disabled={isChanged}>
                  Schedule
                </SubmitButton>
              </>
            )}
          </StepForm>
        </StepFold>
        <FormFold summary="Send now" isRefused={false} className="">
          <StepButton
            of={mailingSteps}
            step="send"
            version={version}
            variant="clay"
            formClassName="mt-2"
            disabled={isChanged || readers === 0}
          >
            {`Send to ${countOf(readers)} ${readers === 1 ? 'Subscriber' : 'Subscribers'} Now`}
          </StepButton>
        </FormFold>
        <FormFold summary="Discard this draft" isRefused={false} className="mt-4">
          <p className="mt-2 text-ink-soft">It is never sent, and can’t be changed anymore.</p>
          <StepButton
            of={mailingSteps}
            step="cancel"
            version={version}
            variant="quiet"
            formClassName="mt-3"
          >
            Discard Draft
          </StepButton>
        </FormFold>
      </div>
    </section>
  );
}

function countOf(count: number): string {
  return count.toLocaleString('en-US');
}
