// How far a deposit or progress payment is: read off its invoice, never stored (docs/product/deposits.md#states).

export const paymentStepStates = [
  'later',
  'to-invoice',
  'unpaid',
  'held',
  'used',
  'returned',
] as const;
export type PaymentStepState = (typeof paymentStepStates)[number];

export const paymentStepStateLabels = {
  later: 'Not due',
  'to-invoice': 'To be invoiced',
  unpaid: 'Not paid',
  held: 'Paid',
  used: 'Used',
  returned: 'Given back',
} as const satisfies Record<PaymentStepState, string>;

/** What its invoice came to, what is owed on it, and what of it is neither used nor credited, in cents. */
export type StepInvoice = { openCents: number; heldCents: number; creditedCents: number };

/** @param isDue Whether it was to be billed already. */
export function paymentStepStateOf(isDue: boolean, invoice: StepInvoice | null): PaymentStepState {
  if (!invoice) return isDue ? 'to-invoice' : 'later';
  if (invoice.openCents > 0) return 'unpaid';
  if (invoice.heldCents > 0) return 'held';
  return invoice.creditedCents > 0 ? 'returned' : 'used';
}
