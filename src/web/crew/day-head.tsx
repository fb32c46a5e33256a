// The head of a crew's day: whose it is, how far it is, and whether everything tapped is with the office.
import { phoneLink } from '#company/rules/platform/phone-link.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { describeProgress } from '#company/rules/visits/visit-progress.ts';
import { AppIcon, type AppIconName } from '#web/ui/app/app-icon.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useCrewPage } from './crew-context.ts';
import './day-head.css';

export function DayHead() {
  const { day } = useCrewPage();
  return (
    <header className="day-head">
      <div className="mx-auto flex max-w-reading items-start justify-between gap-4 px-(--gutter) pt-3">
        <div className="min-w-0">
          <h1 className="text-title">{day.crewName}</h1>
          <p className="text-small text-on-deep-soft">
            {formatDate(day.date)}
            {day.stops.length > 0 ? (
              <>
                {' · '}
                <span className="tabular-nums">{describeProgress(day.stops)}</span>
              </>
            ) : null}
          </p>
        </div>
        <a
          className="day-head-call"
          href={phoneLink(day.phone)}
          aria-label={`Call the office, ${day.phone}`}
        >
          <AppIcon name="phone" />
        </a>
      </div>
      <SendingLine />
    </header>
  );
}

/** One line that is always there, so that nobody has to wonder. */
function SendingLine() {
  const { reports, sending, isKept } = useCrewPage();
  const waiting = reports.filter(({ told }) => !told).length;
  const { icon, words, tone } = lineOf(sending, waiting, isKept);
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

function lineOf(
  sending: ReturnType<typeof useCrewPage>['sending'],
  waiting: number,
  isKept: boolean,
): Line {
  if (sending.state === 'refused') return { icon: 'alert', words: sending.words, tone: 'stuck' };
  if (sending.state === 'no-signal') {
    const kept =
      waiting === 0 ? '' : ` ${count(waiting)} saved on this phone, sent when you’re back online.`;
    return { icon: 'upload', words: `No signal.${kept}`, tone: 'waiting' };
  }
  if (waiting > 0) return { icon: 'upload', words: `Sending ${count(waiting)}.`, tone: 'waiting' };
  return {
    icon: 'check',
    words: isKept ? 'Everything is sent. Opens without a signal, too.' : 'Everything is sent.',
    tone: 'calm',
  };
}

function count(waiting: number): string {
  return waiting === 1 ? '1 report' : `${waiting} reports`;
}
