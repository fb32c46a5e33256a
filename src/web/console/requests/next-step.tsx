// What can be done with a request as it stands; the step that matters most comes first.
import { Form, useNavigation } from 'react-router';
import {
  mayWithRequest,
  type ServiceRequestEvent,
} from '#company/rules/quotes/service-request-machine.ts';
import type { CrewDay, DeskRequest } from '#contract/quotes/request-desk.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { FormFold } from '../form-fold.tsx';
import { CompleteForm } from './complete-form.tsx';
import { LookAgain } from './done-notice.tsx';
import { errorOf } from './error-of.ts';
import type { ActionAnswer } from './request-actions.ts';
import { ScheduleForm } from './schedule-form.tsx';

export type NextStepProps = {
  desk: DeskRequest;
  days: { date: string; crews: CrewDay[] } | null;
  answer: ActionAnswer | undefined;
};

export function NextStep({ desk, days, answer }: NextStepProps) {
  const { request } = desk;
  const { version } = request;
  const may = (event: ServiceRequestEvent) => mayWithRequest(event, 'staff', request);
  if (may('reopen')) return request.quoteId ? null : <LookAgain version={version} />;
  if (!may('decline') && !may('complete')) return null;
  return (
    <section aria-label="Next step" className="grid gap-3">
      {may('takeUp') && !request.isTakenUp ? <TakeUp version={version} /> : null}
      {may('schedule') && days ? <ScheduleForm desk={desk} days={days} answer={answer} /> : null}
      {may('complete') ? <CompleteForm request={request} answer={answer} /> : null}
      {may('decline') ? <DeclineForm version={version} answer={answer} /> : null}
    </section>
  );
}

function TakeUp({ version }: { version: number }) {
  const isSending = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="step" value="take-up" />
      <input type="hidden" name="version" value={version} />
      <Button type="submit" variant="oak" disabled={isSending}>
        Pick It Up
      </Button>
      <span className="text-ink-soft">The customer sees that someone is on it.</span>
    </Form>
  );
}

/** Behind a question: it ends the matter for its customer. */
function DeclineForm({ version, answer }: { version: number; answer: ActionAnswer | undefined }) {
  const error = errorOf(answer, 'decline', 'reason');
  return (
    <FormFold
      summary="Decline this request"
      isRefused={answer?.step === 'decline'}
      className="border-t border-line pt-2"
    >
      <Form method="post" className="mt-2 grid max-w-reading gap-4" noValidate>
        <input type="hidden" name="step" value="decline" />
        <input type="hidden" name="version" value={version} />
        <TextArea
          id="decline-reason"
          name="reason"
          label="Reason for declining"
          rows={3}
          required
          error={error}
          hint="The customer reads this, on the page and by email."
        />
        <div>
          <Button type="submit" variant="quiet">
            Decline Request
          </Button>
        </div>
      </Form>
    </FormFold>
  );
}
