// The words of the page behind the newsletter's unsubscribe link, in English. What stands in braces is filled in.

export const englishUnsubscribeMessages = {
  title: 'Newsletter | {company}',
  ask: 'Unsubscribe?',
  gets: '{email} gets seasonal landscaping tips and updates from {company}. One click and we stop. You’ll still get emails about your own consultations and quotes.',
  leave: 'Unsubscribe',
  keep: 'Keep it and read the blog',
  left: 'You are unsubscribed',
  getsNoMore: '{email} gets no more newsletters from us. Did you mean to stay?',
  again: 'Subscribe again',
  goHome: 'Go to the home page',
  back: 'Welcome back',
  getsAgain: '{email} gets our newsletter.',
  blog: 'Read the blog',
};

export type UnsubscribeMessages = typeof englishUnsubscribeMessages;
