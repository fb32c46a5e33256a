// The portal of a customer as they see it: opened with a reason, and who has opened it before.

import { timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { Viewing } from '#contract/accounts/viewings.ts';
import { viewingSteps } from '#web/features/viewing/viewing-steps.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { TextField } from '#web/ui/field.tsx';
import { briefDate } from '../../brief-date.ts';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import type { Route } from './+types/see-portal.page.ts';

export const meta = consoleMeta('See the portal');

export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/console/customers/{id}/viewings', { params });
}

export const action = stepAction(viewingSteps);

export default function SeePortalPage({ loaderData, params }: Route.ComponentProps) {
  const { name, refusal, viewings } = loaderData;
  const { timeZone } = useSite().company;
  return (
    <ConsoleMain
      heading="See the portal"
      lead={`As ${name} sees it, for 30 minutes. You can read every page, and nothing can be sent or changed.`}
      back={{ to: `/console/customers/${params.id}`, label: name }}
      width="form"
    >
      {refusal ? (
        <Alert className="mt-6" title={refusal} />
      ) : (
        <StepForm
          of={viewingSteps}
          step="start"
          labels={{ reason: 'Why you open it' }}
          className="mt-8 grid gap-4"
        >
          {(field) => (
            <>
              <TextField
                {...field('reason')}
                maxLength={300}
                autoComplete="off"
                hint="The log keeps it, and the customer can read it with their data."
              />
              <div>
                <SubmitButton pending="Opening...">Open Portal</SubmitButton>
              </div>
            </>
          )}
        </StepForm>
      )}
      <section className="mt-10" aria-labelledby="seen-before">
        <h2 id="seen-before" className="text-title">
          Who has opened it
        </h2>
        {viewings.length === 0 ? (
          <p className="mt-2 text-ink-soft">No one yet.</p>
        ) : (
          <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
            {viewings.map((one) => (
              <OneViewing key={one.id} viewing={one} timeZone={timeZone} />
            ))}
          </ul>
        )}
      </section>
    </ConsoleMain>
  );
}

function OneViewing({ viewing, timeZone }: { viewing: Viewing; timeZone: string }) {
  const { by, reason, startedAt, endedAt } = viewing;
  const timeOf = (at: string) => timeLabel(timeInZone(new Date(at), timeZone));
  const until = endedAt ? `to ${timeOf(endedAt)}` : 'and still open';
  return (
    <li className="px-5 py-3.5">
      <p className="wrap-anywhere">{reason}</p>
      <p className="mt-0.5 text-small text-ink-soft tabular-nums">
        {by}, {briefDate(startedAt, timeZone)}, {timeOf(startedAt)} {until}
      </p>
    </li>
  );
}
