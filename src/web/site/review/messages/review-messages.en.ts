// The words of the page behind the private link of a visit, where its customer writes a review, in English.
import type { ReviewStatus } from '#company/rules/site/review-machine.ts';
import type { RefusalReason } from '#company/rules/site/review-rules.ts';

export const englishReviewMessages = {
  title: 'Your review | {company}',
  ask: 'How did we do?',
  headings: {
    new: 'Thank you for your review',
    published: 'Your review is published',
    not_published: 'Your review is not published',
    withdrawn: 'You withdrew your review',
  } satisfies Record<ReviewStatus, string>,
  over: 'This link is over. You can still call us and tell us how we did.',

  // What became of a review that was sent.
  withdrawn: 'No one sees it anymore.',
  published: 'Everyone sees it on our home page.',
  notPublished:
    'We don’t publish it, because of one thing: {refusal}. You can change it and send it again.',
  // Why, by its name. Nothing in English, where the reason's own label is shown.
  refusals: null as Readonly<Record<RefusalReason, string>> | null,
  willPublish: 'We look at it within a week and publish it, whatever its stars.',
  onlyForUs: 'We have it. You didn’t ask for it to be published, so only we read it.',
  outOf: '{rating} out of 5',
  reply: 'Our reply: {reply}',
  change: 'Change your review',
  withdraw: 'Withdraw Review',

  // For everyone, whatever they write. The second is a link, the last ends the sentence.
  somethingWrong: 'Something to put right?',
  report: 'Report a problem',
  orCall: 'or call {phone}. You can do both.',

  // The form: how its fields are called, and what can be chosen.
  labels: {
    rating: 'How was it?',
    words: 'Your review',
    nameStyle: 'How we show your name',
    mayPublish: 'Publishing',
  },
  oneStar: '1 star',
  stars: '{count} stars',
  wordsHint: 'Good or bad, in your own words. We change nothing.',
  mayPublish:
    'You may publish this with the name above, my town, my ZIP code and the month of the work',
  send: 'Send Review',
  sendAgain: 'Send It Again',
  sending: 'Sending...',

  // Beside the stars of two versions, where it was changed in another window meanwhile.
  conflictStars: 'Stars',
};

export type ReviewMessages = typeof englishReviewMessages;
