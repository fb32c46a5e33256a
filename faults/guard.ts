// Faults in the guard of bookings, in the holds of a network and in the review of odd bookings.
import type { Fault } from './fault.ts';

const guard = 'src/server/booking/booking-guard.ts';
const limit = 'src/server/booking/hold-limit.ts';
const review = 'src/server/booking/review.service.ts';
const guardTests = ['src/server/booking/booking-guard.pg.test.ts'] as const;
const limitTests = ['src/server/booking/hold-limit.pg.test.ts'] as const;
const reviewTests = ['src/server/booking/review.pg.test.ts'] as const;
const endTests = ['src/company/rules/booking-review.test.ts'] as const;

export const guardFaults: readonly Fault[] = [
  {
    promise: 'Fifty forged requests are one mail to the office, and then one a quiet time.',
    file: 'src/server/quotes/quote.service.ts',
    find: '!row.underReview || (await takeHeldTurn(tx, now))',
    replace: 'true',
    tests: ['src/server/form-guard/held-digest.pg.test.ts'],
  },
  {
    promise: 'A look at what is held that finds nothing keeps no later one back.',
    file: 'src/server/form-guard/held-digest.ts',
    find: 'if (untold === 0 || ',
    replace: 'if (',
    tests: ['src/server/form-guard/held-digest.pg.test.ts'],
  },
  {
    promise: 'What was held in the quiet time is told after it.',
    file: 'src/server/form-guard/held-digest.ts',
    find: '    await jobs.enqueue(tx, heldDigestMail, {',
    replace: '    if (!now) await jobs.enqueue(tx, heldDigestMail, {',
    tests: ['src/server/form-guard/held-digest.pg.test.ts'],
  },
  {
    promise: 'A booking that is held waits for the digest.',
    file: 'src/server/booking/booking.service.ts',
    find: '{ tellsOffice: !isReviewed || (await takeHeldTurn(tx, now)) },',
    replace: '{ tellsOffice: true },',
    tests: ['src/server/form-guard/held-digest.pg.test.ts'],
  },
  {
    promise: 'A lawn plan that is held waits for the digest.',
    file: 'src/server/lawn-plans/lawn-plan.service.ts',
    find: 'const tellsOffice = reasons.length === 0 || (await takeHeldTurn(tx, now));',
    replace: 'const tellsOffice = true;',
    tests: ['src/server/form-guard/held-digest.pg.test.ts'],
  },
  {
    promise: 'The third consultation that an address has ahead is reviewed.',
    file: guard,
    find: 'made.open >= OPEN_BOOKINGS',
    replace: 'made.open > OPEN_BOOKINGS',
    tests: guardTests,
  },
  {
    promise: 'An address with a tag is the same mailbox.',
    file: guard,
    find: 'sql`${mailboxOf(appointments.customerEmail)} = ${mailboxOf(by.email)}`',
    replace: 'sql`lower(customer_email) = lower(${by.email})`',
    tests: guardTests,
  },
  {
    promise: 'The sixth booking of an address within a day is refused.',
    file: guard,
    find: "  if (made.emailFull) throw dayIsFull('with this email address', made.emailFull, phone, now);\n",
    replace: '',
    tests: guardTests,
  },
  {
    promise: 'The sixth booking of a browser within a day is refused.',
    file: guard,
    find: "  if (made.visitorFull) throw dayIsFull('from this browser', made.visitorFull, phone, now);\n",
    replace: '',
    tests: guardTests,
  },
  {
    promise: 'A refused booking says when the day is over.',
    file: guard,
    find: '(since + DAY_MS - now.getTime()) / 1000',
    replace: 'DAY_MS / 1000',
    tests: guardTests,
  },
  {
    promise: 'A booking that advertises is reviewed.',
    file: guard,
    find: "  if (advertises(request)) reasons.push('links');\n",
    replace: '',
    tests: guardTests,
  },
  {
    promise: 'A fourth hold of one network is refused.',
    file: limit,
    find: 'if (others < HOLDS_PER_NETWORK) return;',
    replace: 'if (others <= HOLDS_PER_NETWORK) return;',
    tests: limitTests,
  },
  {
    promise: 'A visitor’s own hold stands in nobody’s way.',
    file: limit,
    find: ' and visitor_hash <> ${visitorHash}',
    replace: '',
    tests: limitTests,
  },
  {
    promise: 'The holds of an IPv6 /64 are those of one network.',
    file: limit,
    find: '.update(networkOf(request.ip))',
    replace: '.update(request.ip)',
    tests: limitTests,
  },
  {
    promise: 'Of a network only a keyed hash is stored.',
    file: limit,
    find: "createHmac('sha256', secrets.network).update(networkOf(request.ip)).digest('hex')",
    replace: 'networkOf(request.ip)',
    tests: limitTests,
  },
  {
    promise: 'A booking under review keeps its seat.',
    file: 'src/server/booking/booking.service.ts',
    find: 'await takeSeats(tx, slot, appointment.id, held?.id, now);',
    replace: 'if (reasons.length === 0) await takeSeats(tx, slot, appointment.id, held?.id, now);',
    tests: reviewTests,
  },
  {
    promise: 'A review that touches a Sunday lasts a day longer.',
    file: 'src/company/rules/booking-review.ts',
    find: '(touchesSunday ? 2 * day : day)',
    replace: 'day',
    tests: endTests,
  },
  {
    promise: 'A review ends while somebody else could still use the time.',
    file: 'src/company/rules/booking-review.ts',
    find: 'Math.min(patience, lastUse)',
    replace: 'patience',
    tests: endTests,
  },
  {
    promise: 'A review that has ended gives the time back.',
    file: review,
    find: '  await releaseAppointmentCells(tx, row.id);\n',
    replace: '',
    tests: reviewTests,
  },
  {
    promise: 'Of the office’s decisions the first one counts.',
    file: review,
    find: '    if (!isUnderReview(row)) return row;\n',
    replace: '',
    tests: reviewTests,
  },
  {
    promise: 'An address is told of a release once a day.',
    file: review,
    find: 'mayTell && !(await wasToldSince(tx, row.customerEmail, dayAgo))',
    replace: 'mayTell',
    tests: reviewTests,
  },
  {
    promise: 'Who got no receipt is not told of the release.',
    file: review,
    find: 'getsReceipt(row.reviewReasons), now)',
    replace: 'true, now)',
    tests: reviewTests,
  },
  {
    promise: 'The office’s link opens its own review, and no other link opens one.',
    file: 'src/server/booking/review-link.ts',
    find: 'timingSafeEqual(Buffer.from(reviewToken(key, id)), Buffer.from(token)) ? id : null',
    replace: 'id',
    tests: reviewTests,
  },
  {
    promise: 'What was never reviewed has no review.',
    file: review,
    find: 'if (row && row.reviewReasons.length > 0) return row;',
    replace: 'if (row) return row;',
    tests: reviewTests,
  },
  {
    promise: 'A move does not prolong a review.',
    file: 'src/server/booking/review.policy.ts',
    find: 'return anew < reviewUntil ? anew : reviewUntil;',
    replace: 'return anew;',
    tests: reviewTests,
  },
  {
    promise: 'Nobody is reminded of a booking under review.',
    file: 'src/server/booking/reminders.ts',
    find: '          isNull(appointments.reviewUntil),\n',
    replace: '',
    tests: reviewTests,
  },
  {
    promise: 'Who has two consultations ahead gets no receipt for a third.',
    file: 'src/server/form-guard/review-reasons.ts',
    find: "  'open_bookings',\n] satisfies",
    replace: '] satisfies',
    tests: ['src/server/form-guard/review-reasons.test.ts'],
  },
];
