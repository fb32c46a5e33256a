// Moves an entry by a plain form: the same as dragging it, without a pointer and without a script.
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { EntryMove } from '#contract/booking/office-calendar.ts';
import { ConfirmClose } from '#web/features/application/confirm-close.tsx';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { sendForm } from '#web/forms/app/send-form.ts';
import { useAppForm } from '#web/forms/app/use-app-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/move-entry.page.ts';
import { CrewField, ReasonField, TellField, WhenFields } from './entry-fields.tsx';
import { entryPath, whenWords } from './entry-labels.ts';
import { NoticePreview } from './notice-preview.tsx';

const labels = {
  version: 'Version',
  date: 'Day',
  time: 'Time',
  duration: 'Minutes',
  crewId: 'Crew',
  overbookReason: 'Reason, if overbooked',
  confirmsClose: 'Two days in a row',
  tellCustomer: 'Mail',
};

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

export async function action({ context, params: { kind, id }, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const answer = await sendForm(form, EntryMove, (body) =>
    kind === 'visits'
      ? api('PATCH /api/console/calendar/visits/{id}/time', { params: { id: Number(id) }, body })
      : api('PATCH /api/console/calendar/appointments/{id}/time', {
          params: { id: Number(id) },
          body,
        }),
  );
  if (answer.isTaken) return redirect(`/console/calendar?view=day&date=${form.get('date')}`, 303);
  return data({ result: answer.result }, { status: answer.status });
}

/** Anyone who was too late sees what is there by now, beside what they have typed. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function MoveEntryPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { entry, crews } = loaderData;
  const crewName = crews.find(({ id }) => id === entry.crewId)?.name ?? 'no crew yet';
  const { state, field } = useAppForm({
    id: 'move-entry',
    schema: EntryMove,
    labels,
    result: actionData?.result,
    defaultValue: {
      date: entry.date,
      time: entry.time ?? '',
      duration: String(entry.duration),
      crewId: entry.crewId === null ? '' : String(entry.crewId),
      overbookReason: '',
      tellCustomer: 'on',
    },
  });
  return (
    <ConsoleMain
      heading={`Move ${entry.customerName}`}
      lead={`${entry.serviceType}, now ${whenWords(entry)}, ${crewName}.`}
      back={{ to: entryPath(entry), label: entry.customerName }}
      width="form"
    >
      {entry.canMove ? (
        <AppForm state={state} className="mt-6 grid max-w-reading gap-5">
          <input type="hidden" name="version" value={entry.version} />
          <WhenFields date={field('date')} time={field('time')} duration={field('duration')} />
          <CrewField field={field('crewId')} crews={crews} />
          <ReasonField field={field('overbookReason')} />
          {field('confirmsClose').error ? <ConfirmClose {...field('confirmsClose')} /> : null}
          <NoticePreview entry={entry} place={undefined} />
          <TellField field={field('tellCustomer')}>
            Send this email when the day or time changes
          </TellField>
          <div>
            <SubmitButton pending="Moving...">Save New Time</SubmitButton>
          </div>
        </AppForm>
      ) : (
        <Alert tone="amber" className="mt-6" title="This can no longer be moved." />
      )}
    </ConsoleMain>
  );
}
