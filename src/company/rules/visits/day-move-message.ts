// What a customer reads when a whole day is moved: by mail and, who allowed it, as a text message.
import type { Language } from '../../facts/languages.ts';
import { fill } from '../platform/fill-message.ts';
import { formatDate } from '../time/company-time.ts';
import { type DayMoveMessages, englishDayMoveMessages } from './messages/day-move-messages.en.ts';
import { spanishDayMoveMessages } from './messages/day-move-messages.es.ts';
import { describeWindow } from './spoken-window.ts';

/** A visit that we moved or left out, and in which language its customer is told. */
export type MovedVisitFacts = {
  language: Language;
  companyName: string;
  phone: string;
  reason: string;
  fromDate: string;
  /** Null when it falls away. */
  toDate: string | null;
  time: string | null;
};

const messagesIn: Readonly<Record<Language, DayMoveMessages>> = {
  en: englishDayMoveMessages,
  es: spanishDayMoveMessages,
};

/** Subject and sentence; the sentence is the whole of a text message. */
export function movedVisitWords(facts: MovedVisitFacts): { subject: string; text: string } {
  const { language, companyName, phone, reason, fromDate, toDate, time } = facts;
  const messages = messagesIn[language];
  const said = {
    ...{ company: companyName, phone, reason },
    fromDay: formatDate(fromDate, language),
    toDay: toDate === null ? '' : formatDate(toDate, language),
    window: describeWindow(time, language),
  };
  const { subject, text } =
    toDate === null
      ? { subject: messages.leftOutSubject, text: messages.leftOutText }
      : { subject: messages.movedSubject, text: messages.movedText };
  return { subject: fill(subject, said), text: fill(text, said) };
}
