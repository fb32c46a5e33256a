// What the letters of the newsletter say around the office's own words, in English. What stands in braces is filled in.

export const englishNewsletterMailMessages = {
  // The welcome.
  welcomePreview: 'Seasonal landscaping tips and updates from {company}',
  whyWelcome:
    'You are getting this email because someone entered this address on our site. If that wasn’t you, or you’ve had enough, one click does it, no sign-in needed: {unsubscribe}',

  // An issue.
  preview: 'News from {company}',
  test: 'This is a test, sent to you alone. Its unsubscribe link works for no one.',
  // Above what the office has written in English alone; null where that is the language of the letter.
  inEnglish: null as string | null,
  tasks: 'To do this season',
  readPost: 'Read the post',
  readBlog: 'Read the blog',
  why: 'You are getting this email because you subscribed to news from {company}. Had enough? One click does it, no sign-in needed: {unsubscribe}.',
  unsubscribe: 'unsubscribe here',
};

export type NewsletterMailMessages = typeof englishNewsletterMailMessages;
