// The words around what the company claims in its lists of terms, in English.
export const englishClaimFactsMessages = {
  emergencies: 'Emergencies',
  // `service` is the owner's claim, such as "Emergency services 24/7".
  emergency: '{service}: outside these hours the same number reaches the person on call.',

  payment: 'Payment',
  // `methods` is a list such as "Cash and Check", `range` is "$$-$$$".
  paid: '{methods}. Price range {range}.',
};

export type ClaimFactsMessages = typeof englishClaimFactsMessages;
