// Faults in how a person's own booking is known again, in receipts and in forms that are sent twice.
import type { Fault } from './fault.ts';

const own = 'src/server/booking/own-booking.ts';
const service = 'src/server/booking/booking.service.ts';
const tests = ['src/server/booking/own-booking.pg.test.ts'] as const;
const receipts = ['src/server/site/receipts/receipts.test.ts'] as const;

export const repetitionFaults: readonly Fault[] = [
  {
    promise: 'A browser that asks again gets its booking.',
    file: own,
    find: 'row.visitorHash === visitorHash ||',
    replace: '',
    tests,
  },
  {
    promise: 'A signed-in person finds the booking on another device.',
    file: own,
    find: 'row.customerEmail.toLowerCase() === verifiedEmail?.toLowerCase()',
    replace: 'false',
    tests,
  },
  {
    promise: 'An address that was only typed proves nothing.',
    file: service,
    find: 'await lockOwnBookings(tx, request, booker.owner);',
    replace:
      'await lockOwnBookings(tx, request, { ...booker.owner, verifiedEmail: request.customerEmail });',
    tests,
  },
  {
    promise: 'Who has the time booked is asked before a second visit.',
    file: service,
    find: '      if (own.length > 0 && !request.bookAgain) throw askForSecondVisit();\n',
    replace: '',
    tests,
  },
  {
    promise: 'A person may book a second visit at the same time.',
    file: service,
    find: 'own.length > 0 && !request.bookAgain',
    replace: 'own.length > 0',
    tests,
  },
  {
    promise: 'Something else at the own time is no repetition.',
    file: service,
    find: 'own.find((row) => isSameBooking(row, request))',
    replace: 'own.at(0)',
    tests,
  },
  {
    promise: 'The signs of a telephone number make no other booking.',
    file: own,
    find: "phone.replace(/\\D/g, '')",
    replace: 'phone',
    tests,
  },
  {
    promise: 'A repetition gives back what was kept meanwhile.',
    file: service,
    find: 'if (held) {\n          await removeHold(tx, held.id);',
    replace: 'if (held) {',
    tests,
  },
  {
    promise: 'A repetition does not promise what was canceled.',
    file: own,
    find: "if (row && row.status !== 'cancelled') return row;",
    replace: 'if (row) return row;',
    tests,
  },
  {
    promise: 'A repetition tells where the booking has been moved to.',
    file: service,
    find: 'booked.repeated ? presentAppointment(await bookingAsItIs(context.db, id)) : booked.answer',
    replace: 'booked.answer',
    tests,
  },
  {
    promise: 'The same form from another address is another request.',
    file: 'src/server/platform/http/attempt.ts',
    find: 'JSON.stringify([key, request.ip, content])',
    replace: 'JSON.stringify([key, content])',
    tests,
  },
  {
    promise: 'A form with other content is another request.',
    file: 'src/server/platform/http/attempt.ts',
    find: 'JSON.stringify([key, request.ip, content])',
    replace: 'JSON.stringify([key, request.ip])',
    tests,
  },
  {
    promise: 'A receipt’s token is made here and nowhere else.',
    file: 'src/server/platform/http/receipt-token.ts',
    find: '!timingSafeEqual(Buffer.from(mac(key, content)), Buffer.from(signature))',
    replace: 'signature.length === 0',
    tests: receipts,
  },
  {
    promise: 'A receipt says nothing of the person.',
    file: 'src/server/booking/booking.module.ts',
    find: '        status,\n      };',
    replace: '        status,\n        ...row,\n      } as never;',
    tests: receipts,
  },
  {
    promise: 'A new reader’s receipt lasts an hour.',
    file: 'src/server/site/newsletter/newsletter-receipt.ts',
    find: 'now.getTime() - Number(at) < SHOWN_MS ? email : undefined',
    replace: 'email',
    tests: receipts,
  },
];
