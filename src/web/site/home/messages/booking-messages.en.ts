// The words around the calendar on the home page, in English; those of the calendar itself are beside it (features/booking/messages).
export const englishBookingSectionMessages = {
  heading: 'Schedule Your Consultation',

  // `areas` and `cities` are lists of towns, such as "Spring and Tomball".
  weCome: 'We come to you in {areas}.',
  further: '{cities}, too, and anywhere within {miles} miles of our office in {city}.',

  // Beside the calendar.
  benefitsHeading: 'What a free consultation gives you',
  benefits: [
    'Site evaluation and measurements',
    'Custom design recommendations',
    'A detailed project estimate',
    'Timeline and material options',
  ],
  orQuote: 'Or Get Quote Online →',
};

export type BookingSectionMessages = typeof englishBookingSectionMessages;
