// What changed on the day since the crew last looked, until it has read it; screen readers hear it when they are idle.

import { fill } from '#company/rules/platform/fill-message.ts';
import { addDays } from '#company/rules/time/company-time.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { type LocalizedMessages, useCrewPage } from './crew-context.ts';
import type { DayChange } from './day-changes.ts';
import { describeDate, describeTime, describeWindow } from './messages/crew-times.ts';

export function ChangesStrip() {
  const page = useCrewPage();
  const { changes, changedSince, day, acknowledge, language, messages } = page;
  const stops = new Set(changes.flatMap((one) => (one.kind === 'order' ? [] : [one.stop.stop])));
  const { changedSinceOne, changedSinceMany } = messages;
  const summary =
    stops.size === 0
      ? messages.changedSince
      : stops.size === 1
        ? changedSinceOne
        : changedSinceMany;
  return (
    // Always there, so that what comes into it is announced.
    <div role="status">
      {changes.length === 0 ? null : (
        <div className="mb-5 rounded-card bg-green-soft p-4 text-green">
          <p className="flex gap-2.5 font-semibold">
            <AppIcon name="calendar" className="mt-0.5 size-5 shrink-0" />
            {fill(summary, { time: describeTime(changedSince, language), count: stops.size })}
          </p>
          <ul className="mt-2 grid gap-1">
            {changes.map((change) => (
              <li key={describeChange(change, day.date, page)}>
                {describeChange(change, day.date, page)}
              </li>
            ))}
          </ul>
          <Button className="mt-3" variant="quiet" size="small" onClick={acknowledge}>
            {messages.haveRead}
          </Button>
        </div>
      )}
    </div>
  );
}

function describeChange(change: DayChange, today: string, words: LocalizedMessages): string {
  const { language, messages } = words;
  if (change.kind === 'order') return messages.changes.order;
  const { stop } = change;
  const isTomorrow = change.kind === 'moved' && change.date === addDays(today, 1);
  const date =
    change.kind === 'moved' && !isTomorrow
      ? fill(messages.onDate, { date: describeDate(change.date, language) })
      : messages.tomorrow;
  return fill(messages.changes[change.kind], {
    // The street alone: a crew knows its stops by it.
    address: stop.address.split(',')[0] ?? stop.address,
    date,
    window: describeWindow(stop.arrival, words),
  });
}
