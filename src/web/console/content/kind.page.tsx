// The entries of a kind of content in their order: moved up and down, opened, added; removed ones below.
import { Link } from 'react-router';
import type { ContentEntryLine, ContentList } from '#contract/site/content/editing.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { StepFold } from '../form-fold.tsx';
import { useFromSetup } from '../setup/use-from-setup.ts';
import type { Route } from './+types/kind.page.ts';
import { EntryStatus } from './entry-status.tsx';
import { kindSteps } from './kind-steps.ts';
import { isContentKind, kindLabels } from './labels/kind-labels.ts';
import { momentLabel } from './moment-label.ts';
import './kind.page.css';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${labelsOf(loaderData?.list.kind).label} – Console` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [list, { role }] = await Promise.all([
    api('GET /api/console/content/{kind}', { params }),
    api('GET /api/auth/user'),
  ]);
  return { list, canEdit: list.editors === 'staff' || role === 'owner', requestKey: newKey() };
}

export const action = stepAction(kindSteps);

export default function KindPage({ loaderData }: Route.ComponentProps) {
  const { list, canEdit, requestKey } = loaderData;
  const { label, purpose, one, namedBy } = labelsOf(list.kind);
  const { entries, removed } = list;
  return (
    <ConsoleMain
      heading={label}
      lead={purpose}
      back={{ to: '/console/settings/content', label: 'Content' }}
      width="list"
    >
      <DoneNote
        of={kindSteps}
        words={{ removed: 'Removed. You can bring it back below.' }}
        className="mt-5"
      />
      {canEdit ? null : (
        <Alert title="Only the owner can change these." className="mt-6">
          You can read them here.
        </Alert>
      )}
      {entries.length === 0 ? (
        <EmptyState icon="note" title={`No ${one} yet`} className="mt-6">
          {canEdit ? 'Add the first one below.' : null}
        </EmptyState>
      ) : (
        <ol className="mt-6 divide-y divide-line rounded-card border border-line bg-raised">
          {entries.map((entry, at) => (
            <EntryRow
              key={entry.slug}
              {...{ list, entry, at, canEdit }}
              last={entries.length - 1}
            />
          ))}
        </ol>
      )}
      {namedBy && canEdit ? (
        <AddEntry one={one} requestKey={requestKey} key={entries.length} />
      ) : null}
      {removed.length > 0 ? <Removed list={list} /> : null}
    </ConsoleMain>
  );
}

function labelsOf(kind: string | undefined) {
  return isContentKind(kind) ? kindLabels[kind] : { label: 'Content', one: 'entry', purpose: '' };
}

type EntryRowProps = {
  list: ContentList;
  entry: ContentEntryLine;
  at: number;
  last: number;
  canEdit: boolean;
};

function EntryRow({ list, entry, at, last, canEdit }: EntryRowProps) {
  const { kind, isDated, isFixed } = list;
  const { slug, title, version, fault } = entry;
  const from = useFromSetup();
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-1.5 pr-3 pl-5">
      <Link
        className="flex min-h-12 min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-3 gap-y-1 py-1 hover:text-oak"
        to={from(`/console/settings/content/${kind}/${slug}`)}
      >
        <span className="font-semibold wrap-anywhere">{title}</span>
        <EntryStatus {...entry} />
      </Link>
      {isDated || isFixed || !canEdit ? null : (
        <div className="grid grid-cols-2">
          {at > 0 ? <MoveButton direction="up" {...{ slug, title, version }} /> : <span />}
          {at < last ? <MoveButton direction="down" {...{ slug, title, version }} /> : <span />}
        </div>
      )}
      {fault ? <p className="w-full pb-2 text-small text-red">{fault}</p> : null}
      <StepConflict
        of={kindSteps}
        fields={{ slug }}
        version={version}
        facts={() => [['Place in the list', String(at + 1), null]]}
        again="Move It Anyway"
      />
    </li>
  );
}

type MoveButtonProps = {
  direction: 'up' | 'down';
  slug: string;
  title: string;
  version: number;
};

function MoveButton({ direction, slug, title, version }: MoveButtonProps) {
  return (
    <StepButton
      of={kindSteps}
      step="move"
      fields={{ slug, direction }}
      version={version}
      keepsPlace
      variant="quiet"
      size="small"
      className="kind-page-move"
      title={direction === 'up' ? 'Move up' : 'Move down'}
    >
      <AppIcon name={direction === 'up' ? 'chevron-up' : 'chevron-down'} className="size-4.5" />
      <span className="sr-only">
        Move {direction}: {title}
      </span>
    </StepButton>
  );
}

function AddEntry({ one, requestKey }: { one: string; requestKey: string }) {
  return (
    <StepFold of={kindSteps} step="add" summary={`Add a ${one}`} className="mt-6 max-w-reading">
      <StepForm
        of={kindSteps}
        step="add"
        requestKey={requestKey}
        labels={{ name: 'Name' }}
        className="mt-2 grid gap-4"
      >
        {(field) => (
          <>
            <TextField
              {...field('name')}
              hint="It starts hidden, and its address is made from this name."
            />
            <div>
              <SubmitButton pending="Adding..." size="small">
                Add
              </SubmitButton>
            </div>
          </>
        )}
      </StepForm>
    </StepFold>
  );
}

function Removed({ list: { kind, removed } }: { list: ContentList }) {
  const from = useFromSetup();
  const { timeZone } = useSite().company;
  return (
    <section className="mt-10">
      <h2 className="font-text text-[1rem] font-bold tracking-normal">Removed</h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line">
        {removed.map(({ slug, title, by, at }) => (
          <li key={slug}>
            <Link
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-5 py-2 hover:bg-sunk"
              to={from(`/console/settings/content/${kind}/${slug}`)}
            >
              <span className="font-semibold wrap-anywhere">{title}</span>
              <span className="text-small text-ink-soft">
                {momentLabel(at, timeZone)}
                {by ? `, ${by}` : ''}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
