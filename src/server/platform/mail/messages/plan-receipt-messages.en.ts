// What the receipt of a plan request says around the owner's own words, in English; the office's mail says its parts in the same.
import { noUpfrontPayment } from '#company/facts/lawn-plan-messages.ts';
import { planSent } from '#company/facts/plan-sent-messages.ts';
import { salesTaxAt } from '#company/facts/sales-tax.ts';

export const englishPlanReceiptMessages = {
  // What the mailbox shows behind the subject.
  preview: '{price} for the first visit. Nothing to pay now.',

  // The plan, as a sentence and as facts. `often` is "Weekly", `lot` and `lawn` are sizes, `source` says where they come from.
  choices:
    '{often} mowing, with the first visit on {day} if we can. The lot is {lot}, {lawn} of it lawn ({source}).',
  mowing: 'Mowing',
  firstDay: 'Preferred first visit',
  lotBy: 'Lot, {source}',
  sizes: '{lot}, {lawn} of it lawn',
  squareFeet: '{area} sq ft',
  ownSize: 'as entered on the page',
  estimate: 'our estimate',
  // How often we mow, where a sentence needs other words than those of the price list.
  frequencies: {} as Readonly<Partial<Record<string, string>>>,

  // Its price, as a sentence and as lines.
  prices: 'The first visit comes to {total} ({parts}).',
  pricesAndLater:
    'The first visit comes to {total} ({parts}), and each visit after that to {later}.',
  firstVisit: 'First visit',
  laterVisits: 'Each visit after that',
  pricesTaxed: `Prices are ${salesTaxAt}.`,

  // What happens next, and the way on.
  sent: planSent,
  questions: `${noUpfrontPayment}. Questions? Reply to this email or call us at {phone}.`,
  another: 'Price another lawn',
  mistyped:
    'If you did not ask for a plan, someone mistyped an address. You can ignore this email.',
};

export type PlanReceiptMessages = typeof englishPlanReceiptMessages;
