// One visit of the schedule: when it is, what goes with it, and how to change that.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { VisitCard } from '#contract/visits/visits.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { AddToCalendar } from '../parts/add-to-calendar.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { PageLink } from '../parts/page-link.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { VisitWhen } from '../parts/visit-when.tsx';
import { UndoSkip } from '../visit/undo-skip.tsx';
import { useScheduleMessages } from './messages/use-schedule-messages.ts';
import { scheduleSteps } from './schedule-steps.ts';
import './upcoming-visit.css';

type NoteProps = { visit: VisitCard };

/** The next visit also shows the special instructions that all carry. */
type UpcomingVisitProps = NoteProps & { isNext: boolean };

export function UpcomingVisit({ visit, isNext }: UpcomingVisitProps) {
  const messages = useScheduleMessages();
  const parts = usePartsMessages();
  const { phone } = useSite().company;
  const say = useSpokenTimes();
  const day = say.fullDay(visit.date);
  return (
    <li>
      <Card className="p-5 lg:p-6">
        <VisitWhen visit={visit} />
        {visit.movedFrom ? (
          <p className="mt-3 text-small text-ink-soft">
            {fill(messages.firstPlanned, { day: say.fullDay(visit.movedFrom) })}
          </p>
        ) : null}
        {isNext && visit.instructions ? (
          <p className="mt-3 text-small text-ink-soft wrap-anywhere">
            {fill(parts.instructions, { instructions: visit.instructions })}
          </p>
        ) : null}
        {visit.moveRefusal && visit.state !== 'skipped' ? (
          <p className="mt-3 text-small text-ink-soft">
            {messages.moveRefused ? fill(messages.moveRefused, { phone }) : visit.moveRefusal}
          </p>
        ) : null}
        {visit.note ? (
          <p className="mt-3 border-l-2 border-oak pl-3 wrap-anywhere">
            {fill(parts.yourNote, { note: visit.note })}
          </p>
        ) : null}
        <div className="upcoming-visit-actions">
          {visit.canMove ? (
            <PageLink size="small" to={`/customer-portal/visits/${visit.id}/move`}>
              {parts.reschedule}
              <span className="sr-only"> {day}</span>
            </PageLink>
          ) : null}
          {visit.canSkip ? (
            <PageLink size="small" to={`/customer-portal/visits/${visit.id}/skip`}>
              {parts.skip}
              <span className="sr-only"> {day}</span>
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
  const messages = useScheduleMessages();
  const say = useSpokenTimes();
  const fields = { visit: visit.id };
  const refused = useStepAnswer(scheduleSteps, { step: 'note', fields });
  return (
    <details key={visit.version} className="upcoming-visit-note" {...(refused && { open: true })}>
      <summary>
        {visit.note ? messages.changeNote : messages.addNote}
        <span className="sr-only"> {say.fullDay(visit.date)}</span>
      </summary>
      <StepConflict
        of={scheduleSteps}
        fields={fields}
        version={visit.version}
        facts={({ typed }) => [[messages.note, visit.note, typed('note')]]}
      />
      <StepForm
        of={scheduleSteps}
        step="note"
        fields={fields}
        version={visit.version}
        labels={{ note: messages.noteLabel }}
        defaultValue={{ note: visit.note ?? '' }}
        className="mt-3 grid max-w-reading gap-4"
      >
        {(field) => (
          <>
            <TextArea {...field('note')} rows={3} maxLength={1000} hint={messages.noteHint} />
            <p>
              <SubmitButton variant="oak" pending={messages.saving}>
                {messages.saveNote}
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </details>
  );
}
