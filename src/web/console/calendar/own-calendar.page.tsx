// The own calendar of someone of the office: where it is read, so that no consultation is booked while they are away, and where it
// reads our consultations.
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/own-calendar.page.ts';
import { BusyTimes } from './busy-times.tsx';
import { ownCalendarSteps } from './own-calendar-steps.ts';

export const meta = consoleMeta('Your calendar');

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [own, { path }] = await Promise.all([
    api('GET /api/console/busy-calendar'),
    api('GET /api/console/own-feed'),
  ]);
  return { own, feed: path && `${url.origin}${path}` };
}

export const action = stepAction(ownCalendarSteps);

export default function OwnCalendarPage({ loaderData }: Route.ComponentProps) {
  const { own, feed } = loaderData;
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
      <BusyTimes own={own} />
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
