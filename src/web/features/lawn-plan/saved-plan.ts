// Where a half-made plan is kept, in this tab only.

/** The names of its three forms and of the promo code. */
export const savedPlan = {
  address: 'plan-address',
  choices: 'plan-choices',
  contact: 'plan-contact',
  promo: 'plan-promo',
} as const;
