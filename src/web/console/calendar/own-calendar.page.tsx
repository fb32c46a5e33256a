// The own calendar of someone of the office: where it is read, so that no consultation is booked while they are away, and where it
// reads our consultations.
import { z } from 'zod';
import { type BusyCalendar, BusyCalendarAddress } from '#contract/booking/busy-calendar.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/own-calendar.page.ts';

export const meta = consoleMeta('Your calendar');

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [own, { path }] = await Promise.all([
    api('GET /api/console/busy-calendar'),
    api('GET /api/console/own-feed'),
  ]);
  return { own, feed: path && `${url.origin}${path}` };
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
  renew: step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('POST /api/console/own-feed'),
    done: 'Here is your link. Any earlier one no longer works.',
  }),
  end: step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('DELETE /api/console/own-feed'),
    done: 'Turned off. The link no longer works.',
  }),
});

export const action = stepAction(ownCalendarSteps);

export default function OwnCalendarPage({ loaderData }: Route.ComponentProps) {
  const { own, feed } = loaderData;
  const { host } = own;
  return (
    <ConsoleMain
      heading="Your calendar"
      back={{ to: '/console/calendar', label: 'Calendar' }}
      width="list"
    >
      <DoneNote of={ownCalendarSteps} className="mt-5" />
      <h2 className="mt-8 text-title font-semibold">Our consultations in your calendar</h2>
      <p className="mt-1 max-w-reading text-ink-soft">
        Your phone’s calendar checks a private link every few hours. It shows what, when and where,
        without customer names. Anyone with the link can read it.
      </p>
      <Feed feed={feed} />
      <h2 className="mt-10 text-title font-semibold">Your busy times</h2>
      <p className="mt-1 max-w-reading text-ink-soft">
        If you hold consultations, add your own calendar. While it says you are busy, one fewer
        consultation can be booked at that time. We keep when you are busy, never what you do.
      </p>
      <Card className="mt-4 p-5">
        {host === null ? null : <Reading own={own} host={host} />}
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

function Feed({ feed }: { feed: string | null }) {
  return (
    <Card className="mt-4 p-5">
      {feed ? (
        <div className="mb-4">
          <TextField
            id="own-feed"
            label="Your private link"
            value={feed}
            readOnly
            autoComplete="off"
          />
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {feed ? (
          <ButtonLink variant="quiet" size="small" href={feed.replace(/^https?:/, 'webcal:')}>
            Subscribe on this device
          </ButtonLink>
        ) : null}
        <StepButton of={ownCalendarSteps} step="renew" variant="quiet" size="small">
          {feed ? 'Replace Link' : 'Create Link'}
        </StepButton>
        {feed ? (
          <StepButton of={ownCalendarSteps} step="end" variant="quiet" size="small">
            Turn Off
          </StepButton>
        ) : null}
      </div>
    </Card>
  );
}

type ReadingProps = { own: BusyCalendar; host: string };

function Reading({ own: { readAt, failure, busyTimes }, host }: ReadingProps) {
  const { timeZone } = useSite().company;
  const times = busyTimes === 1 ? '1 busy time' : `${busyTimes} busy times`;
  const when =
    readAt &&
    new Date(readAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <div className="mb-6">
      <h3 className="font-semibold">Read from {host}</h3>
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
