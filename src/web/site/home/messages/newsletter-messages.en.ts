// The words around the newsletter's form on the home page, in English; those of the form itself are beside it (site/newsletter/messages).
export const englishNewsletterSectionMessages = {
  heading: 'When the season turns, we write',
  lead: 'What to mow, water, plant and leave alone around Houston. One short email a season, and one click to unsubscribe.',

  // In the form's place, below the thanks.
  firstMail: 'Our first email is on its way to you. You can unsubscribe anytime.',
};

export type NewsletterSectionMessages = typeof englishNewsletterSectionMessages;
