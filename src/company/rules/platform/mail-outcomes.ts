// What becomes of a mail while its sender waits.

/** The mail server took it; it was saved, since there is no mail server, and goes to no one; the mail server refused it. */
export const mailOutcomes = ['handed-over', 'saved', 'refused'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];
