// The terms of a plan in sentences, as every offer shows and seals them (docs/product/plans.md#terms).

export const planTerms = [
  'Nothing is due now. You are charged after each completed visit.',
  'If you agree too late for the first day, we start on the same weekday of a later week.',
  'You can move a visit, pause the plan or end it anytime, up to 24 hours before a visit. There is no fee.',
  'If the lawn turns out to be a different size, we tell you the new price before we mow.',
] as const;

/** Of a program, whose rounds have seasons and prices of their own. */
export const programTerms = [
  'Nothing is due now. You are charged after each completed round, at its price.',
  'If you agree too late for the first day, we start on the same weekday of a later week. A round whose season is over by then comes next year.',
  'The days after the first one are planned: weather, holidays and the crew may move a round within its season, and we tell you.',
  'You can move a visit, pause the plan or end it anytime, up to 24 hours before a visit. There is no fee.',
] as const;
