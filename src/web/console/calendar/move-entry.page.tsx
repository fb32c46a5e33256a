// Moves an entry by a plain form: the same as dragging it, without a pointer and without a script.
import { EntryMove } from '#contract/booking/office-calendar.ts';
import { ConfirmClose } from '#web/features/application/confirm-close.tsx';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { CheckField } from '../../forms/app/check-box.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/move-entry.page.ts';
import { CrewField, ReasonField, WhenFields } from './entry-fields.tsx';
import { entryPath, whenWords } from './entry-labels.ts';
import { moveEntry } from './move-entry.ts';
import { NoticePreview } from './notice-preview.tsx';

export const meta = consoleMeta('Move');

export async function loader({ context, params: { kind, id } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const entry =
    kind === 'visits'
      ? await api('GET /api/console/calendar/visits/{id}', { params: { id: Number(id) } })
      : await api('GET /api/console/calendar/appointments/{id}', { params: { id: Number(id) } });
  const { crews } = await api('GET /api/console/calendar', { query: { from: entry.date } });
  return { entry, crews };
}

const moveSteps = steps({
  move: step({
    schema: EntryMove,
    send: ({ api, params: { kind, id } }, body) =>
      moveEntry(api, { kind: kind === 'visits' ? 'visit' : 'appointment', id: Number(id) }, body),
    to: ({ body }) => `/console/calendar?view=day&date=${body.date}`,
  }),
});

export const action = stepAction(moveSteps);

const labels = {
  date: 'Day',
  time: 'Time',
  duration: 'Minutes',
  crewId: 'Crew',
  overbookReason: 'Reason, if overbooked',
  confirmsClose: 'Two days in a row',
  tellCustomer: 'Mail',
};

export default function MoveEntryPage({ loaderData }: Route.ComponentProps) {
  const { entry, crews } = loaderData;
  const { version, date, time, duration } = entry;
  const crewName = (crewId: string | null) =>
    crews.find(({ id }) => String(id) === crewId)?.name ?? 'No crew yet';
  const crewId = entry.crewId === null ? null : String(entry.crewId);
  return (
    <ConsoleMain
      heading={`Move ${entry.customerName}`}
      lead={`${entry.serviceType}, now ${whenWords(entry)}, ${crewId === null ? 'no crew yet' : crewName(crewId)}.`}
      back={{ to: entryPath(entry), label: entry.customerName }}
      width="form"
    >
      <StepConflict
        of={moveSteps}
        version={version}
        leave={entryPath(entry)}
        facts={({ typed }) => [
          ['Day', date, typed('date')],
          ['Time', time, typed('time')],
          ['Minutes', String(duration), typed('duration')],
          ['Crew', crewName(crewId), crewName(typed('crewId'))],
        ]}
      />
      {entry.canMove ? (
        <StepForm
          of={moveSteps}
          step="move"
          version={version}
          labels={labels}
          defaultValue={{
            date,
            time: time ?? '',
            duration: String(duration),
            crewId: crewId ?? '',
            overbookReason: '',
            tellCustomer: 'on',
          }}
          className="mt-6 grid max-w-reading gap-5"
        >
          {(field) => (
            <>
              <WhenFields date={field('date')} time={field('time')} duration={field('duration')} />
              <CrewField field={field('crewId')} crews={crews} />
              <ReasonField field={field('overbookReason')} />
              {field('confirmsClose').error ? <ConfirmClose {...field('confirmsClose')} /> : null}
              <NoticePreview entry={entry} place={undefined} />
              <CheckField field={field('tellCustomer')}>
                Send this email when the day or time changes
              </CheckField>
              <div>
                <SubmitButton pending="Moving...">Save New Time</SubmitButton>
              </div>
            </>
          )}
        </StepForm>
      ) : (
        <Alert tone="amber" className="mt-6" title="This can no longer be moved." />
      )}
    </ConsoleMain>
  );
}
