// The mail and texts that were sent, wait, failed or were set aside or came back, found by person, status and kind.
import { Form } from 'react-router';
import { messageKinds } from '#company/facts/message-kinds.ts';
import { countOf } from '#company/rules/platform/count-label.ts';
import { messageFilters } from '#company/rules/platform/sent-message.ts';
import { MessageQuery, type SentMessageRow } from '#contract/platform/sent-messages.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select, TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import { filterOf } from '../../list-filter.ts';
import { PageLinks } from '../../page-links.tsx';
import { RecordTable } from '../../record-table.tsx';
import type { Route } from './+types/mails.page.ts';
import { MessageBadge, messageFilterLabel } from './message-badge.tsx';
import { messageTime } from './message-time.ts';

export const meta = consoleMeta('Mail and texts');

const FILTERS = ['recipient', 'status', 'kind'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = filterOf(url.searchParams, FILTERS, MessageQuery.shape);
  const cursor = url.searchParams.get('cursor');
  const page = await context.get(apiContext)('GET /api/console/mails', {
    query: { ...filter, ...(cursor && { cursor }) },
  });
  return { filter, isFirst: cursor === null, page };
}

export default function MailsPage({ loaderData }: Route.ComponentProps) {
  const { filter, isFirst, page } = loaderData;
  const asked = new URLSearchParams(filter);
  return (
    <ConsoleMain
      heading="Mail and texts"
      lead="Everything the program sends, the latest first. What can’t be sent is tried again for about a day."
      back={{ to: '/console/settings', label: 'Settings' }}
      width="list"
    >
      <Trouble counts={page.counts} queued={page.queued} />
      <FilterForm key={asked.toString()} filter={filter} />
      <div className="mt-6">
        {page.items.length > 0 ? (
          <MessageTable items={page.items} />
        ) : (
          <EmptyState
            icon="search"
            title={asked.size > 0 ? 'Nothing found.' : 'Nothing was sent yet.'}
          >
            {asked.size > 0
              ? 'Try the whole email address, or another status or kind.'
              : 'The first booking, request or sign-in code will show here.'}
          </EmptyState>
        )}
      </div>
      <PageLinks asked={asked} isFirst={isFirst} next={page.next} />
    </ConsoleMain>
  );
}

type TroubleProps = { counts: { waiting: number; failed: number }; queued: number };

function Trouble({ counts: { waiting, failed }, queued }: TroubleProps) {
  const rest = [
    waiting > 0 && `${countOf(waiting, 'message')} will be tried again.`,
    queued > 0 && `${countOf(queued, 'message')} will be sent in a moment.`,
  ].filter((line) => line !== false);
  const title = failed > 0 ? `${countOf(failed, 'message')} couldn’t be sent` : rest.shift();
  if (!title) return null;
  return (
    <Alert tone={failed > 0 ? 'red' : 'amber'} title={title} className="mt-6">
      {failed > 0 ? 'Open each to see what to do. ' : null}
      {rest.join(' ')}
    </Alert>
  );
}

function FilterForm({ filter }: { filter: Record<string, string> }) {
  const field = (name: (typeof FILTERS)[number]) => ({
    id: `mails-${name}`,
    name,
    defaultValue: filter[name] ?? '',
  });
  return (
    <Form
      role="search"
      className="mt-6 grid grid-cols-1 items-end gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[1fr_11rem_1fr_auto]"
    >
      <TextField
        {...field('recipient')}
        label="Email or phone"
        maxLength={255}
        autoComplete="off"
      />
      <Select {...field('status')} label="Status">
        <option value="">Any</option>
        {messageFilters.map((filter) => (
          <option key={filter} value={filter}>
            {messageFilterLabel(filter)}
          </option>
        ))}
      </Select>
      <Select {...field('kind')} label="About">
        <option value="">Anything</option>
        {messageKinds.map(({ value, label, channel }) => (
          <option key={value} value={value}>
            {channel === 'text' ? `${label} (text)` : label}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="oak">
        <AppIcon name="search" />
        Search
      </Button>
    </Form>
  );
}

function MessageTable({ items }: { items: readonly SentMessageRow[] }) {
  const { timeZone } = useSite().company;
  return (
    <RecordTable
      label="Mail and texts"
      items={items}
      idOf={({ id }) => id}
      name={{
        label: 'To',
        nameOf: ({ recipient }) => recipient || 'Not known yet',
        noteOf: ({ kind, channel }) => (channel === 'text' ? `${kind}, text` : kind),
      }}
      pathOf={({ id }) => `/console/settings/mails/${id}`}
      columns={[
        {
          label: 'Subject',
          cell: ({ subject }) => <span className="line-clamp-2 wrap-anywhere">{subject}</span>,
        },
        { label: 'Status', cell: (message) => <MessageBadge {...message} /> },
        { label: 'Tries', align: 'end', cell: ({ tries }) => tries },
        {
          label: 'When',
          align: 'end',
          cell: ({ takenAt, lastTriedAt, firstTriedAt }) => {
            const at = takenAt ?? lastTriedAt ?? firstTriedAt;
            return <time dateTime={at}>{messageTime(at, timeZone)}</time>;
          },
        },
      ]}
    />
  );
}
