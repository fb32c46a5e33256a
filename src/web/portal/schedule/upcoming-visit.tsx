// One visit of the schedule: when it is, what goes with it, and how to change that.
import { formatDate } from '#company/rules/time/company-time.ts';
import type { VisitCard } from '#contract/visits/visits.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { AddToCalendar } from '../parts/add-to-calendar.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { VisitWhen } from '../parts/visit-when.tsx';
import { UndoSkip } from '../visit/undo-skip.tsx';
import { scheduleSteps } from './schedule-steps.ts';
import './upcoming-visit.css';

type NoteProps = { visit: VisitCard };

/** The next visit also shows the special instructions that all carry. */
type UpcomingVisitProps = NoteProps & { isNext: boolean };

export function UpcomingVisit({ visit, isNext }: UpcomingVisitProps) {
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
          {visit.state === 'ahead' ? <NoteForm visit={visit} /> : null}
        </div>
      </Card>
    </li>
  );
}

/** A native disclosure, so that it opens without a script. It begins anew with each version of the visit. */
function NoteForm({ visit }: NoteProps) {
  const fields = { visit: visit.id };
  const refused = useStepAnswer(scheduleSteps, { step: 'note', fields });
  return (
    <details key={visit.version} className="upcoming-visit-note" {...(refused && { open: true })}>
      <summary>
        {visit.note ? 'Change Note' : 'Add Note'}
        <span className="sr-only"> {formatDate(visit.date)}</span>
      </summary>
      <StepConflict
        of={scheduleSteps}
        fields={fields}
        version={visit.version}
        facts={({ typed }) => [['Note', visit.note, typed('note')]]}
      />
      <StepForm
        of={scheduleSteps}
        step="note"
        fields={fields}
        version={visit.version}
        labels={{ note: 'What should the crew know?' }}
        defaultValue={{ note: visit.note ?? '' }}
        className="mt-3 grid max-w-reading gap-4"
      >
        {(field) => (
          <>
            <TextArea {...field('note')} rows={3} maxLength={1000} hint="For this visit only." />
            <p>
              <SubmitButton variant="oak" pending="Saving...">
                Save note
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </details>
  );
}
