// The way to QuickBooks Online: what was booked since the last export, taken with one press, and the files of those that were taken.
import { formatMoney } from '#company/rules/money/money.ts';
import { countOf } from '#company/rules/platform/count-label.ts';
import { formatDays } from '#company/rules/time/company-time.ts';
import {
  type BooksExport,
  exportFiles,
  INVOICES_A_FILE,
  type NextExport,
} from '#contract/billing/books-exports.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { freshLink } from '#web/forms/app/fresh-link.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import { TakenExports } from '../taken-exports.tsx';
import { useRight } from '../use-rights.ts';
import type { Route } from './+types/exports.page.ts';
import { exportSteps } from './billing-steps.ts';

const PATH = '/console/billing/exports';

export const meta = consoleMeta('QuickBooks export');

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const [next, taken, { isFresh }] = await Promise.all([
    api('GET /api/console/billing/exports/next'),
    api('GET /api/console/billing/exports', { query: { cursor } }),
    api('GET /api/account/fresh-sign-in'),
  ]);
  return { next, taken, cursor, isFresh, requestKey: newKey() };
}

export const action = stepAction(exportSteps);

export default function ExportsPage({ loaderData }: Route.ComponentProps) {
  const { next, taken, cursor, isFresh, requestKey } = loaderData;
  const mayExport = useRight('exports');
  useLivePage(['billing'], undefined);
  return (
    <ConsoleMain
      heading="QuickBooks export"
      lead="Each export has what was booked since the one before it, so nothing is imported twice."
      back={{ to: '/console/billing/books', label: 'Books' }}
    >
      <DoneNote of={exportSteps} className="mt-6 max-w-reading" />
      {next.entries === 0 ? (
        <EmptyState icon="check" title="Everything is exported" className="mt-6 max-w-reading">
          What is booked from now on waits here for the next export.
        </EmptyState>
      ) : (
        <section className="mt-6 max-w-reading" aria-labelledby="next">
          <h2 id="next" className="text-title">
            Not exported yet
          </h2>
          <Content content={next} />
          <p className="mt-2 text-ink-soft">{daysOf(next)}</p>
          {mayExport ? <Take next={next} isFresh={isFresh} requestKey={requestKey} /> : null}
        </section>
      )}
      <TakenExports
        page={taken}
        isFirst={cursor === undefined}
        advice="Import the journal (Settings, Import data, Journal entries), or invoices, credit memos and payments one by one; never both."
      >
        {(one) => <Taken one={one} isFresh={isFresh} mayExport={mayExport} />}
      </TakenExports>
    </ConsoleMain>
  );
}

function daysOf({ from, until, isAll }: NextExport): string {
  const days = from && until ? `Booked ${formatDays(from, until)}.` : '';
  return isAll ? days : `${days} There is more: it’s in the export after this one.`;
}

type TakeProps = { next: NextExport; isFresh: boolean; requestKey: string };

function Take({ next, isFresh, requestKey }: TakeProps) {
  return (
    <div className="mt-4">
      {isFresh ? (
        <StepButton
          of={exportSteps}
          step="take"
          fields={{ through: String(next.lastEntry), entries: String(next.entries) }}
          requestKey={requestKey}
          variant="clay"
        >
          Take Export
        </StepButton>
      ) : (
        <ButtonLink variant="quiet" {...freshLink(false, PATH, PATH)}>
          Confirm It’s You to Export
        </ButtonLink>
      )}
    </div>
  );
}

type Shown = Pick<
  BooksExport,
  'firstEntry' | 'lastEntry' | 'invoices' | 'creditNotes' | 'payments'
>;

function Content({ content }: { content: Shown }) {
  const rows = [
    ['Invoices', content.invoices],
    ['Credit notes', content.creditNotes],
    ['Payments, less refunds', content.payments],
  ] as const;
  return (
    <dl className="mt-2 grid gap-1 tabular-nums">
      {rows.map(([label, { count, amount }]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>
            {label} <span className="text-ink-soft">({count})</span>
          </dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 text-ink-soft">
        <dt>Entries of the ledger</dt>
        <dd>
          {content.firstEntry}–{content.lastEntry}
        </dd>
      </div>
    </dl>
  );
}

type TakenProps = { one: BooksExport; isFresh: boolean; mayExport: boolean };

function Taken({ one, isFresh, mayExport }: TakenProps) {
  const { number } = one;
  const file = (name: string, query = '') =>
    freshLink(isFresh, `/api/console/billing/exports/${number}/${name}${query}`, PATH);
  const parts = Math.max(1, Math.ceil(one.invoices.count / INVOICES_A_FILE));
  const files = exportFiles.flatMap((name) =>
    name === 'invoices'
      ? Array.from({ length: parts }, (_, index) => ({
          label: parts === 1 ? 'Invoices' : `Invoices, part ${index + 1}`,
          link: file(name, index === 0 ? '' : `?part=${index + 1}`),
        }))
      : [{ label: fileLabels[name], link: file(name) }],
  );
  return (
    <>
      <Content content={one} />
      {mayExport ? (
        <ul className="mt-3 flex flex-wrap gap-2" aria-label={`Files of export ${number}`}>
          {files.map(({ label, link }) => (
            <li key={label}>
              <ButtonLink variant="quiet" size="small" {...link}>
                {isFresh ? null : <span className="sr-only">Confirm it’s you to download: </span>}
                {label}
                <span className="sr-only">
                  {' '}
                  of export {number}, {countOf(one.entries, 'entry', 'entries')}
                </span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

const fileLabels = {
  journal: 'Journal',
  'credit-notes': 'Credit memos',
  payments: 'Payments',
} as const;
