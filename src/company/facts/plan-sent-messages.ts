// What is said when a plan request has arrived, on the page and in the receipt by mail.

import { formatDate } from '../rules/time/company-time.ts';

/** The thanks, and what happens next, in order; `replyTime` is the promised one, such as "24 hours". */
export const planSent = {
  title: 'We have your lawn plan',
  steps: (replyTime: string): readonly string[] => [
    `We’ll call or email within ${replyTime} to confirm the day. There’s no charge for that.`,
    'If the lawn turns out to be a different size, we’ll tell you the new price before we mow.',
    'You are charged after each completed visit, and you can cancel anytime.',
  ],
} as const;

/** The number by which the price of a receipt can be named, and the last day on which it holds. */
export type HeldPrice = { priceNumber: number; priceHeldUntil: string | null };

/** Says so; empty where no price is held. */
export function heldPriceSentence({ priceNumber, priceHeldUntil }: HeldPrice): string {
  if (priceHeldUntil === null) return '';
  return `Price number ${priceNumber}. We hold this price until ${formatDate(priceHeldUntil)}.`;
}
