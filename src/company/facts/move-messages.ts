// What customers are told when the office moves something of theirs: the same words in the mail and where staff look first.

/** The mail about a consultation that has moved. */
export const consultationMoved = {
  subject: 'Your consultation has moved',
  opening: 'here is your new time. We’ve let the old one go.',
} as const;

/** The mail about a visit that has moved. */
export const visitMoved = {
  subject: 'Your visit has moved',
  opening:
    'we have moved your visit. If the new time doesn’t work for you, move it yourself or call us.',
} as const;

/** The mail about a visit that its customer has moved. */
export const visitMovedByCustomer = {
  subject: 'You moved your visit',
  opening: 'here is your new time, with an entry for your calendar.',
} as const;
