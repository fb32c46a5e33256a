// The words around the quote form on the home page, in English; those of the form itself are beside it (features/quote-request/messages).
export const englishContactSectionMessages = {
  heading: 'Get Your Free Quote',
  // `time` is "24 hours".
  lead: 'Tell us what bothers you about the yard. You get a reply within {time}, and the estimate is free.',
  form: 'Request a Quote',

  // Beside the form.
  information: 'Contact Information',
  directions: 'Hours and directions',
  serviceArea: 'Service area',
  // `cities` is a list of towns, `place` is "Cypress, TX 77433".
  area: '{cities}, and up to {miles} miles from our office in {place}',
  officeHours: 'Office hours',
  supportHours: 'Phone and live chat',

  // Above the owner's reasons.
  whyChoose: 'Why Choose {company}?',
};

export type ContactSectionMessages = typeof englishContactSectionMessages;
