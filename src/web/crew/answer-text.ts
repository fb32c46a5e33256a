// Why a report did not simply count, in the language of its crew.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { CrewReason } from '#contract/visits/crew-day.ts';
import type { LocalizedMessages } from './crew-context.ts';
import { describeDate } from './messages/crew-times.ts';

type Told = { words: string; reason?: CrewReason | { code: 'unreadable' } | null | undefined };

/** The words of the server in English, which name the field; else those of the page for its reason. */
export function answerText(
  { words, reason }: Told,
  { language, messages }: LocalizedMessages,
): string {
  if ((language === 'en' && words) || !reason) return words;
  const { date = '', photos = [] } = reason.code === 'unreadable' ? {} : reason;
  return fill(messages.reasons[reason.code], {
    date: date && describeDate(date, language),
    photos: photos.map((kind) => messages.missingPhotoKinds[kind]).join(', '),
  });
}
