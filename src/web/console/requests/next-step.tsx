// What can be done with a request as it stands; the step that matters most comes first.
import {
  mayWithRequest,
  type ServiceRequestEvent,
} from '#company/rules/quotes/service-request-machine.ts';
import type { DeskRequest } from '#contract/quotes/request-desk.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { StepFold } from '../form-fold.tsx';
import { CallOffForm } from './call-off-form.tsx';
import { CompleteForm } from './complete-form.tsx';
import { requestSteps } from './request-steps.ts';
import { ScheduleForm, type Scheduling } from './schedule-form.tsx';

/** What this section has a form for. */
const OFFERED = ['takeUp', 'schedule', 'complete', 'callOff', 'decline'] as const;

type NextStepProps = {
  desk: DeskRequest;
  scheduling: Scheduling | null;
};

export function NextStep({ desk, scheduling }: NextStepProps) {
  const { request } = desk;
  const { version } = request;
  const may = (event: ServiceRequestEvent) => mayWithRequest(event, 'staff', request);
  if (may('reopen')) return request.quoteId ? null : <Reopen version={version} />;
  if (!OFFERED.some(may)) return null;
  return (
    <section aria-label="Next step" className="grid gap-3">
      {may('takeUp') && !request.isTakenUp ? <TakeUp version={version} /> : null}
      {may('schedule') && scheduling ? <ScheduleForm desk={desk} scheduling={scheduling} /> : null}
      {may('complete') ? <CompleteForm request={request} /> : null}
      {may('callOff') ? <CallOffForm version={version} /> : null}
      {may('decline') ? <DeclineForm version={version} /> : null}
    </section>
  );
}

function TakeUp({ version }: { version: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <StepButton of={requestSteps} step="take-up" version={version} variant="oak">
        Pick It Up
      </StepButton>
      <span className="text-ink-soft">The customer sees that someone is on it.</span>
    </div>
  );
}

/** Takes a refusal of ours back, as long as the request is declined. */
function Reopen({ version }: { version: number }) {
  return (
    <StepButton of={requestSteps} step="reopen" version={version} variant="quiet" size="small">
      Reopen
    </StepButton>
  );
}

/** Behind a question: it ends the matter for its customer. */
function DeclineForm({ version }: { version: number }) {
  return (
    <StepFold
      summary="Decline this request"
      of={requestSteps}
      step="decline"
      className="border-t border-line pt-2"
    >
      <StepForm
        of={requestSteps}
        step="decline"
        version={version}
        labels={{ reason: 'Reason for declining' }}
        className="mt-2 grid max-w-reading gap-4"
      >
        {(field) => (
          <>
            <TextArea
              {...field('reason')}
              rows={3}
              hint="The customer reads this, on the page and by email."
            />
            <div>
              <Button type="submit" variant="quiet">
                Decline Request
              </Button>
            </div>
          </>
        )}
      </StepForm>
    </StepFold>
  );
}
