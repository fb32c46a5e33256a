// The words of the page behind the private link of an offered plan, around the offer itself, in English.

export const englishLinkedOfferMessages = {
  title: 'Your lawn plan | {company}',
  heading: 'Your lawn plan',
  // Whose offer it is, below the heading.
  whose: 'For {name}.',

  // The objection to a yes that the office took: what was said, and the form for it.
  objected: 'You told us that you did not agree',
  answer: 'Our answer: {answer}',
  answerSoon: 'We will get back to you soon.',
  notAgreed: 'Didn’t agree to this?',
  byPhone: 'We wrote down that {name} said yes by phone. If that is not right, please tell us.',
  onPaper: 'We wrote down that {name} said yes on paper. If that is not right, please tell us.',
  notRight: 'What is not right?',
  send: 'Send',
  sending: 'Sending...',
};

export type LinkedOfferMessages = typeof englishLinkedOfferMessages;
