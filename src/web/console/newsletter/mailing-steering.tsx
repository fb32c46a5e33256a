// A mailing that is scheduled or under way: how far it is, and how it is paused, resumed and canceled.
import { canDo } from '#company/rules/site/mailing-machine.ts';
import type { Mailing } from '#contract/site/mailings.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { FormFold } from '../form-fold.tsx';
import { useReloadWhile } from '../use-reload-while.ts';
import { leftLabel } from './left-label.ts';
import { mailingSteps } from './mailing-steps.ts';

export function MailingSteering({ mailing }: { mailing: Mailing }) {
  const { status, version, results, mailsPerMinute } = mailing;
  const { timeZone } = useSite().company;
  useReloadWhile(status === 'sending', mailing);
  if (!canDo('cancel', status)) return null;
  const left = results ? results.counts.waiting + results.counts.claimed : 0;
  const done = results ? results.recipients - left : 0;
  return (
    <section aria-label="Sending" className="grid gap-4">
      {results ? (
        <div>
          <progress
            className="h-3 w-full accent-oak"
            value={done}
            max={Math.max(1, results.recipients)}
            aria-label="Recipients done"
          />
          <p className="mt-1 text-ink-soft tabular-nums">
            {done.toLocaleString('en-US')} of {results.recipients.toLocaleString('en-US')} done
            {status === 'sending'
              ? leftLabel(results, mailsPerMinute, { now: new Date(), timeZone })
              : ''}
          </p>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {canDo('unschedule', status) ? (
          <StepButton of={mailingSteps} step="unschedule" version={version} variant="quiet">
            Back to Draft
          </StepButton>
        ) : null}
        {canDo('pause', status) ? (
          <StepButton of={mailingSteps} step="pause" version={version} variant="quiet">
            Pause
          </StepButton>
        ) : null}
        {canDo('resume', status) ? (
          <StepButton of={mailingSteps} step="resume" version={version} variant="oak">
            Resume
          </StepButton>
        ) : null}
      </div>
      <FormFold summary="Cancel this newsletter" isRefused={false} className="">
        <p className="mt-2 text-ink-soft">
          Whoever has not received it yet never will. This can’t be undone.
        </p>
        <StepButton
          of={mailingSteps}
          step="cancel"
          version={version}
          variant="clay"
          formClassName="mt-3"
        >
          Cancel Newsletter
        </StepButton>
      </FormFold>
    </section>
  );
}
