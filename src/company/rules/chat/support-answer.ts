// When someone answers a chat: hours of the week, dates with hours of their own, and by when an answer is promised
// (docs/product/chat.md#hours).
import type { Language } from '../../facts/languages.ts';
import { addDays, dateInZone, timeInZone } from '../time/company-time.ts';
import { type OpenCalendar, type OpenStretch, stretchesOf } from '../time/open-spans.ts';
import { englishSupportMessages, type SupportMessages } from './messages/support-messages.en.ts';
import { spanishSupportMessages } from './messages/support-messages.es.ts';

/** What a visitor is told. */
export type SupportPromise = {
  isOnline: boolean;
  isOpen: boolean;
  sentence: string;
  responseTime: string;
  answerBy: Date;
  opensNext: { at: Date; label: string } | null;
  /** When this changes by the clock. */
  checkAgainAt: Date;
};

/** Answers come this long after they are asked for: while someone is there, and while no one is. */
const ANSWER_MINUTES = { online: 5, offline: 4 * 60, afterOpening: 60 } as const;
const MINUTE_MS = 60_000;
/** So far ahead an opening is looked for: closed for longer, we promise nothing by the calendar. */
const DAYS_AHEAD = 21;

const supportMessages: Readonly<Record<Language, SupportMessages>> = {
  en: englishSupportMessages,
  es: spanishSupportMessages,
};

/** The span that an instant lies in; undefined when no one answers then. */
export function openSpan(now: Date, calendar: OpenCalendar): OpenStretch | undefined {
  const spans = stretchesOf(dateInZone(now, calendar.timeZone), calendar);
  return spans.find(({ opens, closes }) => opens <= now && now < closes);
}

/** The next span that begins after an instant; undefined when none does within three weeks. */
export function nextSpan(now: Date, calendar: OpenCalendar): OpenStretch | undefined {
  const today = dateInZone(now, calendar.timeZone);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const span = stretchesOf(addDays(today, ahead), calendar).find(({ opens }) => opens > now);
    if (span) return span;
  }
  return undefined;
}

/** What a visitor is told at an instant, by whether one of us is there, in their language. */
export function supportPromise(
  now: Date,
  calendar: OpenCalendar,
  isSomebodyThere: boolean,
  language: Language = 'en',
): SupportPromise {
  const messages = supportMessages[language];
  const open = openSpan(now, calendar);
  const next = nextSpan(now, calendar);
  const checkAgainAt = open?.closes ?? next?.opens ?? later(now, 24 * 60);
  if (open && isSomebodyThere) {
    return {
      isOnline: true,
      isOpen: true,
      sentence: messages.online,
      responseTime: messages.withinMinutes,
      answerBy: later(now, ANSWER_MINUTES.online),
      opensNext: null,
      checkAgainAt,
    };
  }
  const answerBy = answerWithout(now, open, next);
  const describe = (instant: Date) => describeMoment(instant, now, calendar.timeZone, language);
  const when = describe(answerBy);
  const isClosed = open === undefined;
  return {
    isOnline: false,
    isOpen: !isClosed,
    sentence: (isClosed ? messages.closed : messages.out).replace('{when}', when),
    responseTime: isClosed ? messages.by.replace('{when}', when) : messages.withinHours,
    answerBy,
    opensNext: isClosed && next ? { at: next.opens, label: describe(next.opens) } : null,
    checkAgainAt,
  };
}

/** While no one is there: four hours of work from now, but no later than an hour after the next opening. */
function answerWithout(
  now: Date,
  open: OpenStretch | undefined,
  next: OpenStretch | undefined,
): Date {
  const inFourHours = later(now, ANSWER_MINUTES.offline);
  if (open && inFourHours <= open.closes) return inFourHours;
  if (next) return later(next.opens, ANSWER_MINUTES.afterOpening);
  return later(now, DAYS_AHEAD * 24 * 60);
}

/** An instant as people say it: "4:00 PM today", "9:00 AM tomorrow", "Monday at 9:00 AM", else with its date. */
function describeMoment(instant: Date, now: Date, timeZone: string, language: Language): string {
  const messages = supportMessages[language];
  const date = dateInZone(instant, timeZone);
  const today = dateInZone(now, timeZone);
  const time = describeTime(timeInZone(instant, timeZone), language);
  if (date === today) return messages.today.replace('{time}', time);
  if (date === addDays(today, 1)) return messages.tomorrow.replace('{time}', time);
  const isThisWeek = date <= addDays(today, 6);
  const day = new Intl.DateTimeFormat(messages.locale, {
    weekday: 'long',
    ...(isThisWeek ? {} : { month: 'long', day: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
  return messages.onDay.replace('{day}', day).replace('{time}', time);
}

/** '13:00' as "1:00 PM", "a la 1:00 p.m.". */
function describeTime(time: string, language: Language): string {
  const { locale, at, atOne } = supportMessages[language];
  const clock = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`2000-01-01T${time}:00Z`));
  const isOne = Number(time.slice(0, 2)) % 12 === 1;
  // Intl parts hour and half of the day by a narrow space of its own.
  return (isOne ? atOne : at).replace('{clock}', clock.replace(/\s/g, ' '));
}

function later(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS);
}
