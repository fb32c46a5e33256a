// Puts a conversation away until later: one press for the usual times, or a day and time of one's own.

import { MOST_SNOOZE_DAYS, snoozeTimes } from '#company/rules/chat/snooze-times.ts';
import { addDays, dateInZone, formatMonthDay } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { LogNumberText } from '#contract/chat/chat-log.ts';
import { NewSnooze } from '#contract/chat/desk-conversation.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers } from '#web/forms/app/step-answers.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/snooze.page.ts';
import { BesideHead } from './beside-head.tsx';

export async function loader({ context, params: { sessionId } }: Route.LoaderArgs) {
  const { timeZone } = context.get(companyContext);
  const chat = await context.get(apiContext)('GET /api/chat-sessions/{sessionId}', {
    params: { sessionId },
  });
  const now = new Date();
  return { chat, times: snoozeTimes(now, timeZone), today: dateInZone(now, timeZone) };
}

const snoozeSteps = steps({
  snooze: step({
    schema: NewSnooze.extend({ seenUpTo: LogNumberText }),
    send: ({ api, params }, body) =>
      api('POST /api/chat-sessions/{sessionId}/snooze', {
        params: { sessionId: String(params.sessionId) },
        body,
      }),
    to: ({ call: { params } }) => `/admin-support/${params.sessionId}`,
  }),
});

export const action = stepAction(snoozeSteps);

export default function SnoozePage({ loaderData, params: { sessionId } }: Route.ComponentProps) {
  const { chat, times, today } = loaderData;
  const seen = { seenUpTo: chat.lastNumber };
  /** Of the usual times the only one that is not a matter of today or tomorrow. */
  const monday = times.find(({ label }) => label.startsWith('Monday'))?.date;
  return (
    <StepAnswers>
      <BesideHead sessionId={sessionId} heading="Snooze" />
      <div className="grid gap-4 px-(--desk-edge) py-4">
        <p>
          The chat leaves the list until then. It is back at once when {whoOf(chat.customerName)}{' '}
          writes.
          {chat.status === 'waiting'
            ? ' They still wait for an answer, so alerts go on. Answer first to stop them.'
            : ''}
        </p>
        <ul className="grid gap-2">
          {times.map(({ label, date, time }) => (
            <li key={label}>
              <StepButton
                of={snoozeSteps}
                step="snooze"
                fields={{ date, time }}
                seen={seen}
                variant="quiet"
                className="w-full"
              >
                {label}, {date === monday ? `${formatMonthDay(date.slice(5))}, ` : ''}
                {timeLabel(time)}
              </StepButton>
            </li>
          ))}
        </ul>
        <StepForm
          of={snoozeSteps}
          step="snooze"
          id="another-time"
          seen={seen}
          labels={{ date: 'Day', time: 'Time' }}
          label="Another day and time"
          className="grid gap-3 border-t border-line pt-4"
        >
          {(field) => (
            <>
              <h2 className="font-text text-body font-bold tracking-normal">
                Another day and time
              </h2>
              <TextField
                {...field('date')}
                type="date"
                min={today}
                max={addDays(today, MOST_SNOOZE_DAYS)}
              />
              <TextField {...field('time')} type="time" />
              <div>
                <SubmitButton pending="Snoozing...">Snooze</SubmitButton>
              </div>
            </>
          )}
        </StepForm>
      </div>
    </StepAnswers>
  );
}

function whoOf(name: string): string {
  return name || 'the visitor';
}
