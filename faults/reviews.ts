// Faults in reviews: who is asked, what is written, what is shown.
import type { Fault } from './fault.ts';

const reviews = ['src/server/site/reviews/testimonial.pg.test.ts'] as const;
const written = ['src/server/site/reviews/review.pg.test.ts'] as const;

export const reviewFaults: readonly Fault[] = [
  {
    promise: 'What is not published is not shown.',
    file: 'src/server/site/reviews/testimonial.queries.ts',
    find: '.where(and(isPublished, isNear(reviews, filter.neighborhood)))',
    replace: '.where(isNear(reviews, filter.neighborhood))',
    tests: reviews,
  },
  {
    promise: 'Samples give way to the first published review.',
    file: 'src/server/site/reviews/testimonial.queries.ts',
    find: 'if (!published) return',
    replace: 'if (filter.withSamples) return',
    tests: reviews,
  },
  {
    promise: 'Sample reviews can be left out.',
    file: 'src/server/site/reviews/testimonial.queries.ts',
    find: 'filter.withSamples ? listSamples(db, filter) : []',
    replace: 'listSamples(db, filter)',
    tests: reviews,
  },
  {
    promise: 'The day of the work is not told.',
    file: 'src/server/site/reviews/testimonial.queries.ts',
    find: 'monthOf(review.completedAt, filter.timeZone)',
    replace: 'review.completedAt.toISOString()',
    tests: reviews,
  },
  {
    promise: 'An account is not asked again soon.',
    file: 'src/server/site/reviews/review-requests.queries.ts',
    find: 'asked === null ? 0 : asked * 1000 + askDays * DAY_MS + 1,',
    replace: '0,',
    tests: written,
  },
  {
    promise: 'Who turned the email off is not asked.',
    file: 'src/server/site/reviews/review-requests.queries.ts',
    find: '        notExists(isOff),\n',
    replace: '',
    tests: written,
  },
  {
    promise: 'A guessed link opens nothing.',
    file: 'src/server/site/reviews/review-link.ts',
    find: 'own.length === given.length && timingSafeEqual(own, given) ? id : null',
    replace: 'own.length === given.length ? id : null',
    tests: written,
  },
  {
    promise: 'Who reads Spanish is led to their review in Spanish.',
    file: 'src/server/site/reviews/review-request.mail.ts',
    find: 'hrefIn(language, path)',
    replace: 'path',
    tests: written,
  },
  {
    promise: 'A published review is not written anew.',
    file: 'src/server/site/reviews/review.service.ts',
    find: '    requireWritable(asked, now);\n',
    replace: '',
    tests: written,
  },
  {
    promise: 'A review is published only with consent.',
    file: 'src/server/site/reviews/review-desk.service.ts',
    find: '      requireConsent(review);\n',
    replace: '',
    tests: written,
  },
  {
    promise: 'A percent sign in a search finds only a percent sign.',
    file: 'src/server/site/reviews/testimonial.queries.ts',
    find: 'strpos(lower(${neighborhood}), lower(${name})) > 0 or',
    replace: "lower(${neighborhood}) like '%' || lower(${name}) || '%' or",
    tests: reviews,
  },
];
