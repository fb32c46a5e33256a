// The newsletter: its mailings, the latest first, a new one, and how the list of subscribers grows.
import { Link } from 'react-router';
import type { MailingRow } from '#contract/site/mailings.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { momentLabel } from '../content/moment-label.ts';
import { useLivePage } from '../live/use-live.ts';
import { PageLinks } from '../page-links.tsx';
import { RecordTable } from '../record-table.tsx';
import type { Route } from './+types/newsletter.page.ts';
import { ListGrowth } from './list-growth.tsx';
import { MailingBadge } from './mailing-badge.tsx';
import { newsletterSteps } from './mailing-steps.ts';

export const meta = consoleMeta('Newsletter');

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const [list, summary] = await Promise.all([
    api('GET /api/console/mailings', { query: cursor ? { cursor } : {} }),
    api('GET /api/console/newsletter'),
  ]);
  return { ...list, summary, isFirst: !cursor, requestKey: crypto.randomUUID() };
}

export const action = stepAction(newsletterSteps);

export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
  const { items, next, summary, isFirst, requestKey } = loaderData;
  useLivePage(['mailing']);
  const { subscribed, held } = summary.counts;
  return (
    <ConsoleMain
      heading="Newsletter"
      lead={`${subscribed.toLocaleString('en-US')} ${subscribed === 1 ? 'subscriber gets' : 'subscribers get'} it.`}
      actions={
        <>
          {held > 0 ? (
            <Link className="text-link" to="/console/newsletter/subscribers?status=held">
              {held === 1 ? 'One sign-up to check' : `${held} sign-ups to check`}
            </Link>
          ) : null}
          <Link className="text-link" to="/console/newsletter/subscribers">
            Subscribers
          </Link>
        </>
      }
    >
      <StepForm
        of={newsletterSteps}
        step="start"
        requestKey={requestKey}
        labels={{ subject: 'Subject' }}
        label="New newsletter"
        className="mt-6 flex max-w-reading flex-wrap items-end gap-3"
      >
        {(field) => (
          <>
            <TextField
              {...field('subject')}
              maxLength={150}
              autoComplete="off"
              className="min-w-0 flex-1 basis-72"
            />
            <SubmitButton pending="Starting...">New Newsletter</SubmitButton>
          </>
        )}
      </StepForm>
      <div className="mt-6">
        {items.length === 0 ? (
          <EmptyState icon="mail" title="No newsletter yet">
            Start with a subject. Nothing is sent until you say so.
          </EmptyState>
        ) : (
          <MailingTable mailings={items} />
        )}
      </div>
      <PageLinks asked={new URLSearchParams()} isFirst={isFirst} next={next} />
      <ListGrowth summary={summary} />
    </ConsoleMain>
  );
}

function MailingTable({ mailings }: { mailings: readonly MailingRow[] }) {
  const { timeZone } = useSite().company;
  return (
    <RecordTable
      label="Newsletters"
      items={mailings}
      idOf={({ id }) => id}
      name={{
        label: 'Subject',
        nameOf: ({ subject }) => subject,
        noteOf: (mailing) => whenOf(mailing, timeZone),
      }}
      pathOf={({ id }) => `/console/newsletter/${id}`}
      columns={[
        { label: 'Status', cell: ({ status }) => <MailingBadge status={status} /> },
        {
          label: 'Sent',
          align: 'end',
          cell: ({ recipients, sent }) =>
            recipients > 0
              ? `${sent.toLocaleString('en-US')} of ${recipients.toLocaleString('en-US')}`
              : 'Not yet',
        },
      ]}
    />
  );
}

function whenOf({ startedAt, sendAt, createdAt }: MailingRow, timeZone: string): string {
  if (startedAt) return `Started ${momentLabel(startedAt, timeZone)}`;
  if (sendAt) return `Goes out ${momentLabel(sendAt, timeZone)}`;
  return `Written ${momentLabel(createdAt, timeZone)}`;
}
