// The newsletter's subscribers by status; bounced addresses and suspicious sign-ups with what can be done about them.
import { Link } from 'react-router';
import { phoneLink } from '#company/rules/platform/phone-link.ts';
import {
  type Subscriber,
  SubscriberStatus,
  subscriberStatuses,
} from '#contract/site/newsletter-desk.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { momentLabel } from '../content/moment-label.ts';
import { useLivePage } from '../live/use-live.ts';
import { PageLinks } from '../page-links.tsx';
import type { Route } from './+types/subscribers.page.ts';
import { subscriberSteps } from './subscriber-steps.ts';
import '../requests/state-filter.css';

export const meta = consoleMeta('Subscribers');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const status = SubscriberStatus.safeParse(searchParams.get('status')).data ?? 'subscribed';
  const cursor = searchParams.get('cursor') ?? undefined;
  const api = context.get(apiContext);
  const [list, { counts }] = await Promise.all([
    api('GET /api/console/newsletter/subscribers', {
      query: { status, ...(cursor && { cursor }) },
    }),
    api('GET /api/console/newsletter'),
  ]);
  return { ...list, counts, status, isFirst: !cursor };
}

export const action = stepAction(subscriberSteps);

const labels = {
  subscribed: { tab: 'Subscribed', since: 'since', none: 'No subscribers yet' },
  held: { tab: 'To check', since: 'signed up', none: 'No sign-up to check' },
  bounced: { tab: 'Bounced', since: 'bounced', none: 'No address has bounced' },
  left: { tab: 'Unsubscribed', since: 'left', none: 'No one has left' },
} as const;

export default function SubscribersPage({ loaderData }: Route.ComponentProps) {
  const { items, next, counts, status, isFirst } = loaderData;
  useLivePage(['mailing']);
  return (
    <ConsoleMain
      heading="Subscribers"
      lead="People subscribe on the site, and leave by a link in every email."
      back={{ to: '/console/newsletter', label: 'Newsletter' }}
      width="list"
    >
      <DoneNote of={subscriberSteps} className="mt-6 max-w-reading" />
      <nav aria-label="Status" className="state-filter mt-6">
        {subscriberStatuses.map((one) => (
          <Link
            key={one}
            to={`/console/newsletter/subscribers?status=${one}`}
            className="state-filter-one"
            aria-current={status === one ? 'page' : undefined}
          >
            {labels[one].tab}
            <span className="state-filter-count">{counts[one].toLocaleString('en-US')}</span>
          </Link>
        ))}
      </nav>
      {items.length === 0 ? (
        <EmptyState icon="mail" title={labels[status].none} className="mt-5">
          The form to subscribe is at the foot of the home page.
        </EmptyState>
      ) : (
        <ul className="mt-5 divide-y divide-line rounded-card border border-line bg-raised">
          {items.map((subscriber) => (
            <SubscriberItem key={subscriber.id} subscriber={subscriber} />
          ))}
        </ul>
      )}
      <PageLinks asked={new URLSearchParams({ status })} isFirst={isFirst} next={next} />
    </ConsoleMain>
  );
}

function SubscriberItem({ subscriber }: { subscriber: Subscriber }) {
  const { id, email, status, since, reason, customer, isHandled } = subscriber;
  const { timeZone } = useSite().company;
  const about = { of: subscriberSteps, fields: { subscriber: id }, keepsPlace: true } as const;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <p className="font-semibold">{email}</p>
        <p className="text-small text-ink-soft">
          {labels[status].since} {momentLabel(since, timeZone)}
          {reason ? `: ${reason}` : ''}
        </p>
        {customer ? (
          <p className="text-small">
            <Link className="underline hover:text-oak" to={`/console/customers/${customer.id}`}>
              {customer.name}
            </Link>
            {customer.phone ? (
              <>
                {', '}
                <a
                  className="whitespace-nowrap underline hover:text-oak"
                  href={phoneLink(customer.phone)}
                >
                  {customer.phone}
                </a>
              </>
            ) : null}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {status === 'bounced' && customer && !isHandled ? (
          <StepButton {...about} step="handled" size="small" variant="oak">
            Done
          </StepButton>
        ) : null}
        {status === 'bounced' ? (
          <StepButton {...about} step="restore" size="small" variant="quiet">
            Write Again
          </StepButton>
        ) : null}
        {status === 'held' ? (
          <StepButton {...about} step="admit" size="small" variant="oak">
            Approve
          </StepButton>
        ) : null}
        {status === 'left' ? null : (
          <StepButton {...about} step="remove" size="small" variant="quiet">
            Unsubscribe
          </StepButton>
        )}
      </div>
    </li>
  );
}
