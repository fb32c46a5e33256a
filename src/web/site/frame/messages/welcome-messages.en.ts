// The words of the welcome in English. How soon someone answers stands in company/rules/chat/messages.
export const englishWelcomeMessages = {
  // The heading, on two lines; the second is the company's name.
  welcomeTo: 'Welcome to',
  lead: 'Professional landscaping in Greater Houston since {year}',
  // The towns of the core areas, and what stands before the last of them.
  serving: 'Serving {towns}',
  and: '&',

  // Two facts, the figure of each set off.
  sinceYear: 'Since',
  rating: 'Customer Rating',

  // Whether someone is at the chat, and when they usually are.
  support: 'Live Support',
  online: 'ONLINE',
  offline: 'OFFLINE',

  // The ways on.
  startChat: 'Start Live Chat',
  schedule: 'Schedule Free Consultation',
  explore: 'Continue Exploring Website',
};

export type WelcomeMessages = typeof englishWelcomeMessages;
