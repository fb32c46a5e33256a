// One visit of the schedule: when it is, what goes with it, and how to change that.
import { formatDate } from '#company/rules/time/company-time.ts';
import { type VisitCard, VisitNote } from '#contract/visits/visits.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { AddToCalendar } from '../parts/add-to-calendar.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { VisitWhen } from '../parts/visit-when.tsx';
import { UndoSkip } from '../visit/undo-skip.tsx';
import './upcoming-visit.css';

type NoteProps = { visit: VisitCard; result: FormResult | undefined };

/** The next visit also shows the special instructions that all carry. */
type UpcomingVisitProps = NoteProps & { isNext: boolean };

export function UpcomingVisit({ visit, isNext, result }: UpcomingVisitProps) {
  return (
    <li>
      <Card className="p-5 lg:p-6">
        <VisitWhen visit={visit} />
        {visit.movedFrom ? (
          <p className="mt-3 text-small text-ink-soft">
            First planned for {formatDate(visit.movedFrom)}.
          </p>
        ) : null}
        {isNext && visit.instructions ? (
          <p className="mt-3 text-small text-ink-soft wrap-anywhere">
            Special instructions: {visit.instructions}
          </p>
        ) : null}
        {visit.moveRefusal && visit.state !== 'skipped' ? (
          <p className="mt-3 text-small text-ink-soft">{visit.moveRefusal}</p>
        ) : null}
        {visit.note ? (
          <p className="mt-3 border-l-2 border-oak pl-3 wrap-anywhere">Your note: {visit.note}</p>
        ) : null}
        <div className="upcoming-visit-actions">
          {visit.canMove ? (
            <PageLink size="small" to={`/customer-portal/visits/${visit.id}/move`}>
              Reschedule<span className="sr-only"> {formatDate(visit.date)}</span>
            </PageLink>
          ) : null}
          {visit.canSkip ? (
            <PageLink size="small" to={`/customer-portal/visits/${visit.id}/skip`}>
              Skip This Visit<span className="sr-only"> {formatDate(visit.date)}</span>
            </PageLink>
          ) : null}
          {visit.canUndoSkip ? <UndoSkip visit={visit} /> : null}
          {visit.state === 'skipped' ? null : <AddToCalendar visit={visit} />}
          {visit.state === 'ahead' ? <NoteForm visit={visit} result={result} /> : null}
        </div>
      </Card>
    </li>
  );
}

/** A native disclosure, so that it opens without a script. It begins anew with each version of the visit. */
function NoteForm({ visit, result }: NoteProps) {
  return (
    <details key={visit.version} className="upcoming-visit-note" {...(result && { open: true })}>
      <summary>
        {visit.note ? 'Change Note' : 'Add Note'}
        <span className="sr-only"> {formatDate(visit.date)}</span>
      </summary>
      <NoteFields visit={visit} result={result} />
    </details>
  );
}

function NoteFields({ visit, result }: NoteProps) {
  const { state, field } = useAppForm({
    id: `note-${visit.id}`,
    schema: VisitNote,
    labels: { version: 'Version', note: 'What should the crew know?' },
    result,
    defaultValue: { note: visit.note ?? '' },
  });
  return (
    <AppForm state={state} className="mt-3 grid max-w-reading gap-4">
      <input type="hidden" name="visit" value={visit.id} />
      <input type="hidden" name="version" value={visit.version} />
      <TextArea {...field('note')} rows={3} maxLength={1000} hint="For this visit only." />
      <p>
        <SubmitButton variant="oak" pending="Saving...">
          Save note
        </SubmitButton>
      </p>
    </AppForm>
  );
}
