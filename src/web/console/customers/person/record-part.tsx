// The records of a customer, one kind at a time, each kind with an address of its own.
import { Link } from 'react-router';
import type { CustomerRecord, RecordKind } from '#contract/customers/customer-records.ts';
import { stateLabel } from '#web/features/application/state-label.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { briefDate } from '../../brief-date.ts';
import { ViewTabs } from '../../view-tabs.tsx';
import { actionLabel } from '../customer-labels.ts';

type RecordPartProps = {
  kind: RecordKind;
  page: { items: CustomerRecord[]; next: string | null };
  timeZone: string;
  /** Whether it is a later page of the list. */
  isContinued: boolean;
};

const kinds: Record<RecordKind, { label: string; empty: string }> = {
  ahead: { label: 'Upcoming visits', empty: 'No upcoming visits.' },
  past: { label: 'Past visits', empty: 'No visits yet.' },
  requests: { label: 'Requests', empty: 'No requests yet.' },
  consultations: { label: 'Consultations', empty: 'No consultations yet.' },
  leads: { label: 'Leads', empty: 'No leads yet.' },
  chats: { label: 'Chats', empty: 'No chats yet.' },
  mails: { label: 'Emails', empty: 'No emails sent to this customer.' },
  changes: { label: 'Changes', empty: 'No changes yet.' },
};

export function RecordPart({ kind, page, timeZone, isContinued }: RecordPartProps) {
  return (
    <section className="min-w-0" aria-labelledby="records">
      <h2 id="records" className="sr-only">
        Records: {kinds[kind].label}
      </h2>
      <ViewTabs
        label="Records"
        tabs={Object.entries(kinds).map(([value, { label }]) => ({
          to: `?records=${value}`,
          label,
          isChosen: value === kind,
        }))}
        keepsPlace
      />
      <Card className="mt-4 overflow-clip">
        {page.items.length === 0 ? (
          <p className="px-5 py-10 text-center text-ink-soft">{kinds[kind].empty}</p>
        ) : (
          <ol className="divide-y divide-line">
            {page.items.map((record) => (
              <Line key={record.id} record={record} kind={kind} timeZone={timeZone} />
            ))}
          </ol>
        )}
      </Card>
      <p className="mt-4 flex flex-wrap gap-3">
        {isContinued ? (
          <Link
            className={buttonLook({ variant: 'quiet', size: 'small' }, '')}
            to={`?records=${kind}`}
            preventScrollReset
          >
            Back to the start
          </Link>
        ) : null}
        {page.next ? (
          <Link
            className={buttonLook({ variant: 'quiet', size: 'small' }, '')}
            to={`?${new URLSearchParams({ records: kind, from: page.next })}`}
            preventScrollReset
          >
            Show more
            <AppIcon name="chevron-right" />
          </Link>
        ) : null}
      </p>
    </section>
  );
}

type LineProps = { record: CustomerRecord; kind: RecordKind; timeZone: string };

function Line({ record: { at, title, detail, state, path }, kind, timeZone }: LineProps) {
  const words = kind === 'changes' ? actionLabel(title) : title;
  const state_ = state && state !== 'scheduled' ? stateLabel(state) : null;
  return (
    <li className="grid gap-x-5 gap-y-1 px-5 py-3.5 sm:grid-cols-[7.25rem_1fr_auto]">
      <time className="text-ink-soft tabular-nums" dateTime={at}>
        {briefDate(at, timeZone)}
      </time>
      <div className="min-w-0">
        {path ? (
          <Link
            className="font-semibold text-oak underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2"
            to={path}
          >
            {words}
          </Link>
        ) : (
          <span className="font-semibold wrap-anywhere">{words}</span>
        )}
        {detail ? <p className="text-ink-soft wrap-anywhere">{detail}</p> : null}
      </div>
      {state_ ? (
        <Badge tone={state_.tone} className="self-start justify-self-start">
          {state_.label}
        </Badge>
      ) : null}
    </li>
  );
}
