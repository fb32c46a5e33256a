// What search engines are told about the home page, in English.
export const englishHeadMessages = {
  // `place` is "Cypress, TX".
  title: 'Landscaping Company in {place}',
  description:
    'Landscape design, lawn care, irrigation, fences, lighting and drainage in {city} and Greater Houston since {year}. Free estimates: {phone}.',
};

export type HeadMessages = typeof englishHeadMessages;
