// Who writes about a reported problem, and what the office can do about it (docs/product/portal.md#something-wrong).

/** The two sides of a reported problem. */
export const problemParties = ['customer', 'office'] as const;
export type ProblemParty = (typeof problemParties)[number];

/** What the office does about a problem. A credit lowers a later invoice; a refund was given back and is noted. */
export const problemRemedies = ['return-visit', 'credit', 'refund', 'nothing'] as const;
export type ProblemRemedy = (typeof problemRemedies)[number];
