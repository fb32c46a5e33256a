// Faults in prices, lots, dates and other pure rules; `npm run mutants` looks at these rules far more closely.
import type { Fault } from './fault.ts';

const lawn = 'src/company/rules/lawn-price.ts';
const lawnTests = ['src/company/rules/lawn-price.test.ts'] as const;
const estimate = ['src/company/rules/cost-estimate.test.ts'] as const;
const time = 'src/company/rules/company-time.ts';
const timeTests = ['src/company/rules/company-time.test.ts'] as const;

const estimates = ['src/server/estimates/estimates.pg.test.ts'] as const;

export const priceFaults: readonly Fault[] = [
  {
    promise: 'A lawn at the border of a price step has the lower price.',
    file: lawn,
    find: 'lawnArea <= upTo',
    replace: 'lawnArea < upTo',
    tests: lawnTests,
  },
  {
    promise: 'A very large lawn is priced by started steps.',
    file: lawn,
    find: 'Math.ceil((lawnArea - above) / per)',
    replace: 'Math.floor((lawnArea - above) / per)',
    tests: lawnTests,
  },
  {
    promise: 'A promo code takes off the first visit.',
    file: lawn,
    find: 'const firstVisitCents = subtotal - off;',
    replace: 'const firstVisitCents = subtotal;',
    tests: lawnTests,
  },
  {
    promise: 'No price falls below zero.',
    file: lawn,
    find: 'return Math.min(off, subtotal);',
    replace: 'return off;',
    tests: lawnTests,
  },
  {
    promise: 'Halves of a cent are rounded up.',
    file: lawn,
    find: '(subtotal * percent + 50) / 100',
    replace: '(subtotal * percent) / 100',
    tests: lawnTests,
  },
  {
    promise: 'The fee is charged on every visit.',
    file: lawn,
    find: '+ prices.fee.cents;',
    replace: ';',
    tests: lawnTests,
  },
  {
    promise: 'Work that is done once is paid once.',
    file: lawn,
    find: 'chosen.filter((one) => one.everyVisit)',
    replace: 'chosen',
    tests: lawnTests,
  },
  {
    promise: 'The first year has one first visit.',
    file: lawn,
    find: '(visits - 1) * everyVisitCents',
    replace: 'visits * everyVisitCents',
    tests: lawnTests,
  },
  {
    promise: 'A project’s prices are rounded to whole dollars, halves up.',
    file: 'src/company/rules/cost-estimate.ts',
    find: '(cents * tenths + 500) / 1000',
    replace: '(cents * tenths) / 1000',
    tests: estimate,
  },
  {
    promise: 'The scope multiplies the whole project.',
    file: 'src/company/rules/cost-estimate.ts',
    find: 'total: scaled(sum, tenths),',
    replace: 'total: scaled(sum, 10),',
    tests: estimate,
  },
  {
    promise: '65 percent of a lot is lawn.',
    file: 'src/company/rules/lot-size.ts',
    find: 'const LAWN_PERCENT = 65;',
    replace: 'const LAWN_PERCENT = 66;',
    tests: ['src/company/rules/lot-size.test.ts'],
  },
  {
    promise: 'A town is recognized by whole words.',
    file: 'src/company/rules/lot-size.ts',
    find: '(?<![\\\\p{L}\\\\p{N}])${name}(?![\\\\p{L}\\\\p{N}])',
    replace: '${name}',
    tests: ['src/company/rules/lot-size.test.ts'],
  },
  {
    promise: 'Money in the database is read to the cent.',
    file: 'src/company/rules/money.ts',
    find: 'return Math.round(Number(amount) * 100);',
    replace: 'return Math.trunc(Number(amount) * 100);',
    tests: ['src/company/rules/money.test.ts'],
  },
  {
    promise: 'Sales tax is spoken of with its rate.',
    file: 'src/company/facts/sales-tax.ts',
    find: '8.25% sales tax where it applies',
    replace: '8.52% sales tax where it applies',
    tests: ['src/company/facts/sales-tax.test.ts'],
  },
  {
    promise: 'A town out of reach is out of reach.',
    file: 'src/company/facts/driving-reach.ts',
    find: 'serviceRadiusMiles = 30',
    replace: 'serviceRadiusMiles = 45',
    tests: ['src/company/rules/service-reach.test.ts'],
  },
  {
    promise: 'A plan begins after today.',
    file: 'src/company/rules/service-days.ts',
    find: 'if (ahead < 1)',
    replace: 'if (ahead < 0)',
    tests: ['src/company/rules/service-days.test.ts'],
  },
  {
    promise: 'The next service day is none on which we are closed.',
    file: 'src/company/rules/service-days.ts',
    find: 'while (isWeekend(day) || closed.has(day))',
    replace: 'while (isWeekend(day))',
    tests: ['src/company/rules/service-days.test.ts'],
  },
  {
    promise: 'An hour that the spring change skips is read with the offset before.',
    file: time,
    find: 'return new Date(exact ?? before);',
    replace: 'return new Date(exact ?? after);',
    tests: timeTests,
  },
  {
    promise: 'An hour that the fall change repeats means its first occurrence.',
    file: time,
    find: '[Math.min(before, after), Math.max(before, after)]',
    replace: '[Math.max(before, after), Math.min(before, after)]',
    tests: timeTests,
  },
  {
    promise: 'The 30th of February is no date.',
    file: time,
    find: 'return day <= daysInMonth(`${text.slice(0, 7)}`);',
    replace: 'return day <= 31;',
    tests: timeTests,
  },
  {
    promise: 'Noon is 12 PM and midnight 12 AM.',
    file: 'src/company/rules/booking-hours.ts',
    find: '(Number(match[1]) % 12)',
    replace: 'Number(match[1])',
    tests: ['src/company/rules/booking-hours.test.ts'],
  },
  {
    promise: 'A visit covers a started half hour whole.',
    file: 'src/company/rules/booking-hours.ts',
    find: 'Math.ceil(duration / CELL_MINUTES)',
    replace: 'Math.floor(duration / CELL_MINUTES)',
    tests: ['src/company/rules/booking-hours.test.ts'],
  },
  {
    promise: 'An offer holds to the last day of its month.',
    file: 'src/company/rules/offer-end.ts',
    find: 'today.slice(5, 7) > month',
    replace: 'today.slice(5, 7) >= month',
    tests: ['src/company/rules/offer-end.test.ts'],
  },
  {
    promise: 'An address gets three estimates a day at most.',
    file: 'src/server/estimates/estimate-mail.service.ts',
    find: '    if ((row?.mails ?? 0) >= PER_ADDRESS_A_DAY) return;\n',
    replace: '',
    tests: estimates,
  },
  {
    promise: 'However an address is written, it is the same one for estimates.',
    file: 'src/server/estimates/estimate-mail.service.ts',
    find: 'isSameMailbox(estimateMails.email, email),',
    replace: 'lt(estimateMails.email, email),',
    tests: estimates,
  },
  {
    promise: 'What looks like a robot’s causes no estimate.',
    file: 'src/server/estimates/estimate-mail.service.ts',
    find: '    if (reasons.length > 0) return;\n',
    replace: '',
    tests: estimates,
  },
  {
    promise: 'A new fence is not taxed in an estimate.',
    file: 'src/server/estimates/price-estimate.ts',
    find: 'isTaxed: !NOT_TAXED.includes(id),',
    replace: 'isTaxed: true,',
    tests: estimates,
  },
  {
    promise: 'Addresses of estimates are forgotten after a week.',
    file: 'src/server/estimates/estimate-mail.service.ts',
    find: '  await db.delete(estimateMails).where(lt(estimateMails.createdAt, before));\n',
    replace: '',
    tests: estimates,
  },
];
