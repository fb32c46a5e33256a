// What is said when a plan request has arrived, on the page and in the receipt by mail.

import { formatDate } from '../rules/time/company-time.ts';
import type { Language } from './languages.ts';

/** The same in each language; `time` is the promised one, such as "24 hours", `day` the last one of the price. */
export type PlanSentMessages = {
  readonly language: Language;
  readonly title: string;
  readonly steps: readonly string[];
  readonly heldPrice: string;
};

/** The thanks, what happens next, in order, and until when the price is held. */
export const planSent: PlanSentMessages = {
  language: 'en',
  title: 'We have your lawn plan',
  steps: [
    'We’ll call or email within {time} to confirm the day. There’s no charge for that.',
    'If the lawn turns out to be a different size, we’ll tell you the new price before we mow.',
    'You are charged after each completed visit, and you can cancel anytime.',
  ],
  heldPrice: 'Price number {number}. We hold this price until {day}.',
};

/** What happens next, with the time within which we answer. */
export function planSteps({ steps }: PlanSentMessages, replyTime: string): string[] {
  return steps.map((step) => step.replace('{time}', replyTime));
}

/** The number by which the price of a receipt can be named, and the last day on which it holds. */
export type HeldPrice = { priceNumber: number; priceHeldUntil: string | null };

/** Says so; empty where no price is held. */
export function heldPriceSentence(
  { priceNumber, priceHeldUntil }: HeldPrice,
  { heldPrice, language }: PlanSentMessages,
): string {
  if (priceHeldUntil === null) return '';
  const day = formatDate(priceHeldUntil, language);
  return heldPrice.replace('{number}', String(priceNumber)).replace('{day}', day);
}
