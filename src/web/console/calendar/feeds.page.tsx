// The crews' calendars for their telephones: a secret address each, that can be changed and ended.
import { Form, redirect } from 'react-router';
import type { CrewFeed } from '#contract/booking/office-hours.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
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

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const params = { id: Number(form.get('crewId')) };
  if (form.has('end')) await api('DELETE /api/console/crew-feeds/{id}', { params });
  else await api('POST /api/console/crew-feeds/{id}', { params });
  return redirect('/console/calendar/feeds', 303);
}

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
        <EmptyState icon="calendar" title="No crews yet" className="mt-6">
          Add crews on the Crews page.
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
      <Form method="post" preventScrollReset className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="crewId" value={crewId} />
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
        <Button type="submit" variant="quiet" size="small">
          {address ? 'Replace Link' : 'Create Link'}
        </Button>
        {address ? (
          <Button type="submit" variant="quiet" size="small" name="end" value="on">
            Turn Off
          </Button>
        ) : null}
      </Form>
    </Card>
  );
}
