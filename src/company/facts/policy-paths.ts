// The addresses of what the company owes its visitors in writing, and how links call them.

export const policyPaths = ['privacy', 'terms', 'accessibility', 'text-messages'] as const;
export type PolicyPath = (typeof policyPaths)[number];

/** Those that are a promise or an agreement: in another language they are a translation, and the English one is binding. */
export const bindingPolicies: readonly PolicyPath[] = ['privacy', 'terms', 'text-messages'];

export const policyLabels: Readonly<Record<PolicyPath, string>> = {
  privacy: 'Privacy',
  terms: 'Terms',
  accessibility: 'Accessibility',
  'text-messages': 'Text Messages',
};
