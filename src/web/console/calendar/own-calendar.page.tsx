// The own calendar of someone of the office: where it is read, so that no consultation is booked while they are away.
import { z } from 'zod';
import { BusyCalendarAddress } from '#contract/booking/busy-calendar.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/own-calendar.page.ts';

export const meta = consoleMeta('Your calendar');

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/console/busy-calendar');
}

const ownCalendarSteps = steps({
  read: step({
    schema: BusyCalendarAddress,
    send: ({ api }, body) => api('POST /api/console/busy-calendar', { body }),
    done: 'Saved. We are reading your calendar now.',
  }),
  stop: step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('DELETE /api/console/busy-calendar'),
    done: 'Stopped. We no longer have the address or your busy times.',
  }),
});

export const action = stepAction(ownCalendarSteps);

export default function OwnCalendarPage({ loaderData }: Route.ComponentProps) {
  const { host } = loaderData;
  return (
    <ConsoleMain
      heading="Your calendar"
      lead="If you hold consultations, add your own calendar. While it says you are busy, one fewer consultation can be booked at that time. We keep when you are busy, never what you do."
      back={{ to: '/console/calendar', label: 'Calendar' }}
      width="list"
    >
      <DoneNote of={ownCalendarSteps} className="mt-5" />
      <Card className="mt-6 p-5">
        {host === null ? null : <Reading own={loaderData} host={host} />}
        <StepForm
          key={host}
          of={ownCalendarSteps}
          step="read"
          labels={{ address: 'Secret address (iCal)' }}
          className="grid gap-4"
        >
          {(field) => (
            <>
              <TextField
                {...field('address')}
                hint="Your calendar’s settings show it as a secret or private address in iCal format. It begins with https://. We never show it again."
                autoComplete="off"
              />
              <SubmitButton pending="Saving...">
                {host === null ? 'Add Calendar' : 'Replace Address'}
              </SubmitButton>
            </>
          )}
        </StepForm>
      </Card>
    </ConsoleMain>
  );
}

type ReadingProps = { own: Route.ComponentProps['loaderData']; host: string };

function Reading({ own: { readAt, failure, busyTimes }, host }: ReadingProps) {
  const { timeZone } = useSite().company;
  const times = busyTimes === 1 ? '1 busy time' : `${busyTimes} busy times`;
  const when =
    readAt &&
    new Date(readAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <div className="mb-6">
      <h2 className="text-title">Read from {host}</h2>
      {when || !failure ? (
        <p className="mt-2">
          {when ? `Last read ${when}: ${times}.` : 'Not read yet. It takes about a minute.'}
        </p>
      ) : null}
      {failure ? (
        <p className="mt-2">
          The last try failed: {failure}. {when ? 'What we knew before still counts. ' : null}
          We try again every 15 minutes.
        </p>
      ) : null}
      <StepButton of={ownCalendarSteps} step="stop" variant="quiet" size="small" className="mt-4">
        Stop Reading
      </StepButton>
    </div>
  );
}
