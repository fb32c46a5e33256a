// In which language a person reads of their own sign-in: English, unless their page brings other words.
import type { Language } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { dateInZone, formatShortDate, timeInZone } from '#company/rules/time/company-time.ts';
import { timeInSentence } from '#company/rules/time/time-of-day.ts';
import { englishSignInMessages, type SignInMessages } from './messages/sign-in-messages.en.ts';

export type SpokenSignIn = { language: Language; messages: SignInMessages };

export const englishSignIn: SpokenSignIn = { language: 'en', messages: englishSignInMessages };

/** "November 12, 2026" on the company's calendar. */
export function dayOf(instant: string, timeZone: string, { language }: SpokenSignIn): string {
  return formatShortDate(dateInZone(new Date(instant), timeZone), language);
}

/** "November 12, 2026 at 9:00 AM" on the company's clock. */
export function momentOf(instant: string, timeZone: string, spoken: SpokenSignIn): string {
  const time = timeInZone(new Date(instant), timeZone);
  return fill(spoken.messages.moment, {
    day: dayOf(instant, timeZone, spoken),
    time: timeInSentence(time, spoken.language),
  });
}
