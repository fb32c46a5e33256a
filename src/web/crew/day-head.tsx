// The head of a crew's day: whose it is, how far it is, and whether everything tapped is with the office.

import { fill } from '#company/rules/platform/fill-message.ts';
import { phoneLink } from '#company/rules/platform/phone-link.ts';
import type { CrewStop } from '#contract/visits/crew-day.ts';
import { AppIcon, type AppIconName } from '#web/ui/app/app-icon.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useCrewPage } from './crew-context.ts';
import { LanguageForm } from './language-form.tsx';
import type { CrewMessages } from './messages/crew-messages.en.ts';
import { describeDate } from './messages/crew-times.ts';
import type { Sending } from './report-sender.ts';
import './day-head.css';

export function DayHead() {
  const { day, language, messages } = useCrewPage();
  return (
    <header className="day-head">
      <div className="mx-auto flex max-w-reading items-start justify-between gap-4 px-(--gutter) pt-3">
        <div className="min-w-0">
          <h1 className="text-title">{day.crewName}</h1>
          <p className="text-small text-on-deep-soft">
            {describeDate(day.date, language)}
            {day.stops.length > 0 ? (
              <>
                {' · '}
                <span className="tabular-nums">{progressOf(day.stops, messages)}</span>
              </>
            ) : null}
          </p>
        </div>
        <div className="flex flex-none items-center gap-1">
          <LanguageForm />
          <a
            className="day-head-call"
            href={phoneLink(day.phone)}
            aria-label={fill(messages.callOffice, { phone: day.phone })}
          >
            <AppIcon name="phone" />
          </a>
        </div>
      </div>
      <SendingLine />
    </header>
  );
}

function progressOf(stops: readonly CrewStop[], messages: CrewMessages): string {
  const count = (wanted: CrewStop['state']) => stops.filter(({ state }) => state === wanted).length;
  const [done, skipped] = [count('done'), count('skipped')];
  const message = skipped === 0 ? messages.progress : messages.progressSkipped;
  return fill(message, { done, skipped, all: stops.length });
}

/** One line that is always there, so that no one has to wonder. */
function SendingLine() {
  const { reports, sending, isKept, messages } = useCrewPage();
  const waiting = reports.filter(({ told }) => !told).length;
  const { icon, words, tone } = lineOf(messages, { sending, waiting, isKept });
  return (
    <p className={classNames('day-head-line', `day-head-line-${tone}`)} role="status">
      <span className="mx-auto flex max-w-reading items-center gap-2 px-(--gutter)">
        <AppIcon name={icon} className="size-5 shrink-0" />
        <span data-waiting={waiting}>{words}</span>
      </span>
    </p>
  );
}

type Line = { icon: AppIconName; words: string; tone: 'calm' | 'waiting' | 'stuck' };

type Sent = { sending: Sending; waiting: number; isKept: boolean };

function lineOf(messages: CrewMessages, { sending, waiting, isKept }: Sent): Line {
  if (sending.state === 'refused') {
    const words = sending.why === 'replaced' ? messages.linkReplaced : messages.linkClosed;
    return { icon: 'alert', words, tone: 'stuck' };
  }
  const count = (one: string, many: string) =>
    waiting === 1 ? one : fill(many, { count: waiting });
  if (sending.state === 'no-signal') {
    const words =
      waiting === 0 ? messages.noSignal : count(messages.noSignalOne, messages.noSignalMany);
    return { icon: 'upload', words, tone: 'waiting' };
  }
  if (waiting > 0) {
    const words = count(messages.sendingOne, messages.sendingMany);
    return { icon: 'upload', words, tone: 'waiting' };
  }
  return {
    icon: 'check',
    words: isKept ? messages.allSentAndSaved : messages.allSent,
    tone: 'calm',
  };
}
