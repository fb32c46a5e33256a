// The terms of a plan in sentences, as every offer shows and seals them (docs/product/plans.md#terms).

export const planTerms = [
  'Nothing is due now. You are charged after each completed visit.',
  'If you agree too late for the first day, we start on the same weekday of a later week.',
  'You can move a visit, pause the plan or end it anytime, up to 24 hours before a visit. There is no fee.',
  'If the lawn turns out to be a different size, we tell you the new price before we mow.',
] as const;
