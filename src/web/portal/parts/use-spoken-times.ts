// How days, times and arrival windows are said in the language of the page.
import type { Language } from '#company/facts/languages.ts';
import { capitalized } from '#company/rules/platform/capitalized.ts';
import { formatDate, formatShortDate } from '#company/rules/time/company-time.ts';
import { timeInSentence, timeLabel } from '#company/rules/time/time-of-day.ts';
import { describeWindow } from '#company/rules/visits/spoken-window.ts';
import type { VisitCard } from '#contract/visits/visits.ts';
import { usePortalLanguage } from '../portal-language.tsx';
import { dayWords } from './visit-labels.ts';

/** Says them. */
export type SpokenTimes = {
  language: Language;
  /** "Thursday, November 12", or "jueves, 12 de noviembre". */
  day(date: string): string;
  /** The same with its year. */
  fullDay(date: string): string;
  /** "November 12, 2026", or "12 de noviembre de 2026". */
  shortDay(date: string): string;
  /** As a line begins with it, which in Spanish has a capital letter. */
  heading(words: string): string;
  /** "9:00 AM", or "las 9:00 a.m." as a sentence has it. */
  time(time: string): string;
  /** The same by itself: "9:00 a.m.". */
  shortTime(time: string): string;
  /** "between 9:00 AM and 11:00 AM". */
  window(visit: Pick<VisitCard, 'time' | 'window'>): string;
};

/** How the page says them. */
export function useSpokenTimes(): SpokenTimes {
  const { language } = usePortalLanguage();
  return {
    language,
    day: (date) => dayWords(date, language),
    fullDay: (date) => formatDate(date, language),
    shortDay: (date) => formatShortDate(date, language),
    heading: capitalized,
    time: (time) => timeInSentence(time, language),
    shortTime: (time) => timeLabel(time, language),
    window: ({ time, window }) => (language === 'en' ? window : describeWindow(time, language)),
  };
}
