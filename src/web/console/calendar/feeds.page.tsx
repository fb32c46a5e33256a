// The crews' calendars for their telephones: a secret address each, that can be changed and ended.
import { Link } from 'react-router';
import { z } from 'zod';
import type { CrewFeed } from '#contract/booking/office-hours.ts';
import { RowId } from '#contract/platform/ids.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/feeds.page.ts';

export const meta = consoleMeta('Crew calendars');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { items } = await context.get(apiContext)('GET /api/console/crew-feeds');
  return { feeds: items, origin: url.origin };
}

/** Which crew's. */
const crewFeed = z.strictObject({ crewId: RowId });

const feedSteps = steps({
  renew: step({
    schema: crewFeed,
    isPress: true,
    send: ({ api }, { crewId }) =>
      api('POST /api/console/crew-feeds/{id}', { params: { id: crewId } }),
  }),
  end: step({
    schema: crewFeed,
    isPress: true,
    send: ({ api }, { crewId }) =>
      api('DELETE /api/console/crew-feeds/{id}', { params: { id: crewId } }),
  }),
});

export const action = stepAction(feedSteps);

export default function FeedsPage({ loaderData }: Route.ComponentProps) {
  const { feeds, origin } = loaderData;
  return (
    <ConsoleMain
      heading="Crew calendars"
      lead="A private calendar address for each crew. A phone’s calendar checks it every few hours. It shows where to be and when, without customer names or gate codes. Anyone with the address can read it, so replace it when someone leaves the crew."
      back={{ to: '/console/calendar', label: 'Calendar' }}
      width="list"
    >
      {feeds.length === 0 ? (
        <EmptyState
          icon="calendar"
          title="No crews yet"
          className="mt-6"
          action={
            <Link className="text-link" to="/console/crews">
              Add your first crew
            </Link>
          }
        >
          Each crew gets a private address that the calendar on a phone reads.
        </EmptyState>
      ) : (
        <ul className="mt-6 grid gap-5">
          {feeds.map((feed) => (
            <li key={feed.crewId}>
              <Feed feed={feed} origin={origin} />
            </li>
          ))}
        </ul>
      )}
    </ConsoleMain>
  );
}

function Feed({ feed: { crewId, crewName, path }, origin }: { feed: CrewFeed; origin: string }) {
  const address = path && `${origin}${path}`;
  return (
    <Card className="p-5">
      <h2 className="text-title">{crewName}</h2>
      {address ? (
        <div className="mt-3">
          <TextField
            id={`feed-${crewId}`}
            label={`Private address for ${crewName}`}
            value={address}
            readOnly
            autoComplete="off"
          />
        </div>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        {address ? (
          <ButtonLink
            variant="quiet"
            size="small"
            href={address.replace(/^https?:/, 'webcal:')}
            aria-label={`Subscribe on this device: ${crewName}`}
          >
            Subscribe on this device
          </ButtonLink>
        ) : null}
        <FeedButton step="renew" crewId={crewId}>
          {address ? 'Replace Link' : 'Create Link'}
        </FeedButton>
        {address ? (
          <FeedButton step="end" crewId={crewId}>
            Turn Off
          </FeedButton>
        ) : null}
      </div>
    </Card>
  );
}

type FeedButtonProps = { step: keyof typeof feedSteps; crewId: number; children: string };

function FeedButton({ step, crewId, children }: FeedButtonProps) {
  return (
    <StepButton
      of={feedSteps}
      step={step}
      fields={{ crewId }}
      keepsPlace
      variant="quiet"
      size="small"
    >
      {children}
    </StepButton>
  );
}
