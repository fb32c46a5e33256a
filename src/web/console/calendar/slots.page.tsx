// The slots that can be booked, by weekday, time and kind: each row is a form of its own, and what is removed can come back.
import { data, Form, redirect } from 'react-router';
import { z } from 'zod';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { NewSlotRule, type SlotRule, SlotRuleChange } from '#contract/booking/office-hours.ts';
import { loadAgainOnConflict } from '#web/forms/app/load-again-on-conflict.ts';
import { sendForm } from '#web/forms/app/send-form.ts';
import type { FormResult } from '#web/forms/app/use-app-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/slots.page.ts';
import { NewSlotForm, SlotForm, WEEKDAYS } from './slot-forms.tsx';

const HERE = '/console/calendar/slots';

export const meta = consoleMeta('Availability');

export async function loader({ context, url }: Route.LoaderArgs) {
  const rules = await context.get(apiContext)('GET /api/console/slot-rules');
  return { ...rules, removed: readRemoved(url.searchParams) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const step = String(form.get('step') ?? '');
  const id = String(form.get('id') ?? '');
  if (step === 'remove') {
    let query = '';
    const answer = await sendForm(form, Removal, async ({ version }) => {
      const removed = await api('DELETE /api/console/slot-rules/{id}', {
        params: { id: Number(id) },
        query: { version: String(version) },
      });
      query = searchOf(removed);
    });
    if (answer.isTaken) return redirect(`${HERE}?${query}`, 303);
    return data({ step, id, result: answer.result }, { status: answer.status });
  }
  const answer =
    step === 'change'
      ? await sendForm(form, SlotRuleChange, (body) =>
          api('PATCH /api/console/slot-rules/{id}', { params: { id: Number(id) }, body }),
        )
      : await sendForm(form, NewSlotRule, (body) => api('POST /api/console/slot-rules', { body }));
  if (answer.isTaken) return redirect(`${HERE}#day-${form.get('dayOfWeek')}`, 303);
  return data({ step, id, result: answer.result }, { status: answer.status });
}

const Removal = z.strictObject({ version: z.coerce.number().int() });

/** A removed slot as the address carries it, so that it can come back. */
function searchOf({ version: _version, id: _id, ...rule }: SlotRule): string {
  const known = Object.entries(rule).filter(([, value]) => value !== null);
  return new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
}

export const shouldRevalidate = loadAgainOnConflict;

export default function SlotsPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { items, types, removed } = loaderData;
  const resultOf = (step: string, id: string): FormResult | undefined =>
    actionData?.step === step && actionData.id === id ? actionData.result : undefined;
  return (
    <ConsoleMain
      heading="Availability"
      lead="When visitors can book, and how many appointments at a time. A slot for one consultation type overrides a slot for all types at the same time. Existing bookings stay."
      back={{ to: '/console/calendar', label: 'Calendar' }}
      width="list"
    >
      {removed ? <Removed rule={removed} /> : null}
      {actionData?.step === 'remove' ? (
        <Alert tone="red" className="mt-5" title="That slot was not removed.">
          {actionData.result.error?.['']?.[0] ?? 'Please look at it again.'}
        </Alert>
      ) : null}
      <div className="mt-6 grid gap-3">
        {WEEKDAYS.map((day, dayOfWeek) => {
          const ofDay = items.filter((rule) => rule.dayOfWeek === dayOfWeek);
          return (
            <details
              key={day}
              id={`day-${dayOfWeek}`}
              className="rounded-card border border-line bg-raised"
              open={ofDay.some((rule) => resultOf('change', String(rule.id)))}
            >
              <summary className="flex min-h-14 cursor-pointer flex-wrap items-baseline gap-x-3 px-5 py-4">
                <h2 className="text-title">{day}</h2>
                <span className="text-ink-soft">{dayWords(ofDay)}</span>
              </summary>
              <ul className="grid gap-3 px-5 pb-5">
                {ofDay.map((rule) => (
                  <li key={`${rule.id}-${rule.version}`}>
                    <SlotForm
                      rule={rule}
                      typeName={types.find(({ id }) => id === rule.consultationTypeId)?.name}
                      result={resultOf('change', String(rule.id))}
                    />
                  </li>
                ))}
              </ul>
            </details>
          );
        })}
        <Card className="p-5">
          <h2 className="text-title">Add a slot</h2>
          <NewSlotForm key={items.length} types={types} result={resultOf('add', '')} />
        </Card>
      </div>
    </ConsoleMain>
  );
}

/** "9 slots, 8:00 AM to 6:00 PM". */
function dayWords(rules: readonly SlotRule[]): string {
  const offered = rules.filter(
    ({ isAvailable, maxAppointments }) => isAvailable && maxAppointments,
  );
  const [first, last] = [offered[0], offered.at(-1)];
  if (!first || !last) return 'Nothing can be booked yet.';
  const count = offered.length === 1 ? '1 slot' : `${offered.length} slots`;
  return `${count}, ${slotLabel(first.startTime)} to ${slotLabel(last.endTime)}`;
}

type RemovedRule = Omit<SlotRule, 'id' | 'version'>;

/** What was removed just now, with the way back. */
function Removed({ rule }: { rule: RemovedRule }) {
  const { dayOfWeek, startTime, isAvailable, consultationTypeId, ...rest } = rule;
  const fields = { dayOfWeek, startTime, ...rest };
  return (
    <Alert
      tone="green"
      className="mt-5"
      title={`${WEEKDAYS[dayOfWeek]}, ${slotLabel(startTime)}: removed.`}
      action={
        <Form method="post">
          <input type="hidden" name="step" value="add" />
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {isAvailable ? <input type="hidden" name="isAvailable" value="on" /> : null}
          {consultationTypeId === null ? null : (
            <input type="hidden" name="consultationTypeId" value={consultationTypeId} />
          )}
          <Button type="submit" variant="quiet" size="small">
            Undo
          </Button>
        </Form>
      }
    />
  );
}

/** A removed slot as the address carries it; undefined when there is none, or none that could be. */
function readRemoved(query: URLSearchParams): RemovedRule | undefined {
  const { data: rule } = NewSlotRule.safeParse({
    dayOfWeek: Number(query.get('dayOfWeek') ?? 'none'),
    startTime: query.get('startTime'),
    endTime: query.get('endTime'),
    maxAppointments: Number(query.get('maxAppointments') ?? 'none'),
    isAvailable: query.get('isAvailable') === 'true',
    consultationTypeId: query.has('consultationTypeId')
      ? Number(query.get('consultationTypeId'))
      : null,
  });
  return rule && { ...rule, consultationTypeId: rule.consultationTypeId ?? null };
}
