// What someone can allow us to send, and how they told us.

/** By which way we may write. */
export const consentChannels = ['email', 'text'] as const;
export type ConsentChannel = (typeof consentChannels)[number];

/** What we may write about: the visits that they have with us, or what we offer. */
export const consentPurposes = ['visits', 'offers'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** How staff were told. */
export const consentWays = ['paper', 'phone', 'email', 'text', 'in-person'] as const;
