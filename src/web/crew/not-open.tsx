// Why a day shows no stops.

import { fill } from '#company/rules/platform/fill-message.ts';
import { phoneLink } from '#company/rules/platform/phone-link.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useCrewPage } from './crew-context.ts';
import { describeDate } from './messages/crew-times.ts';

export function NotOpen() {
  const { day, language, messages } = useCrewPage();
  const words = {
    early: fill(messages.dayEarly, { date: describeDate(day.date, language) }),
    open: messages.dayEmpty,
    over: messages.dayOver,
    replaced: messages.dayReplaced,
  }[day.state];
  return (
    <div className="rounded-card border border-line bg-raised p-6">
      <p className="text-lead">{words}</p>
      <p className="mt-3 text-ink-soft">
        {messages.office} <TextLink href={phoneLink(day.phone)}>{day.phone}</TextLink>
      </p>
    </div>
  );
}
