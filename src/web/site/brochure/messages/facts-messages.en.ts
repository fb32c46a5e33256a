// What the plain facts of the company are called, in English.
export const englishFactsMessages = {
  office: 'Office',
  officeHours: 'Office and crews',
  supportHours: 'Phone and live chat',
};

export type FactsMessages = typeof englishFactsMessages;
