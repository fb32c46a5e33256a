// The words around the text of a policy, in English.
export const englishPolicyMessages = {
  // `date` is "Saturday, November 28, 2026".
  since: 'In effect since {date}.',

  // Above a translation of what is binding, with the way to it. Nothing in English.
  binding: '',
  toBinding: '',
};

export type PolicyMessages = typeof englishPolicyMessages;
