// The words around the questions, in English; questions and answers are the owner's.
export const englishFaqMessages = {
  heading: 'Asked before the first call',
  lead: 'Straight answers about money, licenses, digging and rain. If yours is missing, ask a person.',
  getConsultation: 'Get Free Consultation',
  call: 'Call {phone}',
};

export type FaqMessages = typeof englishFaqMessages;
