// One writer of each table that has a state machine, and its statuses listed once: a scan of the sources, with planted breaches.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { onlinePaymentStatuses } from '#company/rules/billing/online-payment-machine.ts';
import { appointmentStatuses } from '#company/rules/booking/appointment-machine.ts';
import { leadStageValues } from '#company/rules/leads/lead-machine.ts';
import { quoteStatuses } from '#company/rules/quotes/quote-machine.ts';
import { serviceRequestStatuses } from '#company/rules/quotes/service-request-machine.ts';
import { mailingStatuses } from '#company/rules/site/mailing-machine.ts';
import { reviewStatuses } from '#company/rules/site/review-machine.ts';
import { planStatuses } from '#company/rules/visits/plan-machine.ts';
import { planOfferStatuses } from '#company/rules/visits/plan-offer-machine.ts';
import { problemStatuses } from '#company/rules/visits/problem-machine.ts';
import { visitStatuses } from '#company/rules/visits/visit-states.ts';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { type MachineTable, statusLists, tableWrites } from './machine-laws.ts';

/** A table with who may write it, and the machine, whose list of statuses it is. */
type Law = MachineTable & {
  machine: string;
  /** Where the states of a large machine stand by themselves. */
  states?: string;
  writers: Readonly<Record<string, string>>;
  /** Files that list words of another enumeration, which this one has as well. */
  otherWords?: Readonly<Record<string, string>>;
};

const ERASING = 'erases rows and what people wrote; no state changes';
const erasing = { 'src/server/accounts/own-data/erase-work.ts': ERASING };

/** A restore puts back rows as they were (journal/put-row.ts), and a merge gives them to who stays: by the names of tables. */
const laws: readonly Law[] = [
  {
    table: 'visits',
    sqlName: 'visits',
    statuses: visitStatuses,
    machine: 'src/company/rules/visits/visit-machine.ts',
    states: 'src/company/rules/visits/visit-states.ts',
    writers: {
      'src/server/visits/core/write-visit.ts': 'the one writer',
      'src/server/visits/core/visit-prices.ts':
        'gives scheduled visits their prices; no state changes',
      ...erasing,
    },
  },
  {
    table: 'serviceRequests',
    sqlName: 'service_requests',
    statuses: serviceRequestStatuses,
    machine: 'src/company/rules/quotes/service-request-machine.ts',
    writers: {
      'src/server/quotes/service-requests/write-service-request.ts': 'the one writer',
      'src/server/accounts/own-data/erase-people.ts':
        'takes the name of someone who shared an account',
      ...erasing,
    },
  },
  {
    table: 'appointments',
    sqlName: 'appointments',
    statuses: appointmentStatuses,
    machine: 'src/company/rules/booking/appointment-machine.ts',
    writers: {
      'src/server/booking/write-appointment.ts': 'the one writer',
      'src/server/accounts/own-data/erase-letters.ts': ERASING,
    },
  },
  {
    table: 'leads',
    sqlName: 'leads',
    statuses: leadStageValues,
    machine: 'src/company/rules/leads/lead-machine.ts',
    writers: { 'src/server/leads/inbox/write-lead.ts': 'the one writer' },
  },
  {
    table: 'quotes',
    sqlName: 'quotes',
    statuses: quoteStatuses,
    machine: 'src/company/rules/quotes/quote-machine.ts',
    writers: { 'src/server/quotes/quotes/write-quote.ts': 'the one writer', ...erasing },
    otherWords: {
      'src/server/platform/database/schema/plan-offer.ts': 'offers of plans',
      'src/company/rules/visits/plan-offer-machine.ts': 'offers of plans',
    },
  },
  {
    table: 'planOffers',
    sqlName: 'plan_offers',
    statuses: planOfferStatuses,
    machine: 'src/company/rules/visits/plan-offer-machine.ts',
    writers: { 'src/server/visits/offers/write-plan-offer.ts': 'the one writer', ...erasing },
    otherWords: { 'src/company/rules/quotes/quote-machine.ts': 'quotes' },
  },
  {
    table: 'servicePlans',
    sqlName: 'service_plans',
    statuses: planStatuses,
    machine: 'src/company/rules/visits/plan-machine.ts',
    writers: {
      'src/server/visits/core/write-plan.ts': 'the one writer',
      'src/server/accounts/own-data/erase-work.ts':
        'erases rows, and ends what is left when an account is deleted',
    },
  },
  {
    table: 'mailings',
    sqlName: 'mailings',
    statuses: mailingStatuses,
    machine: 'src/company/rules/site/mailing-machine.ts',
    writers: { 'src/server/site/mailings/write-mailing.ts': 'the one writer' },
  },
  {
    table: 'onlinePayments',
    sqlName: 'online_payments',
    statuses: onlinePaymentStatuses,
    machine: 'src/company/rules/billing/online-payment-machine.ts',
    writers: {
      'src/server/billing/online/write-online-payment.ts': 'the one writer',
      'src/server/accounts/own-data/erase-money.ts': ERASING,
    },
  },
  {
    table: 'visitProblems',
    sqlName: 'visit_problems',
    statuses: problemStatuses,
    machine: 'src/company/rules/visits/problem-machine.ts',
    writers: { 'src/server/visits/problems/write-problem.ts': 'the one writer', ...erasing },
  },
  {
    table: 'reviews',
    sqlName: 'reviews',
    statuses: reviewStatuses,
    machine: 'src/company/rules/site/review-machine.ts',
    writers: { 'src/server/site/reviews/write-review.ts': 'the one writer', ...erasing },
  },
];

/** Whose lists they are. */
const machines = new Set(laws.flatMap(({ machine, states = machine }) => [machine, states]));

const sources = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .map((file) => ({ file, source: readFileSync(join(projectRoot, file), 'utf8') }));

describe.each(laws)('the table of $table', (law) => {
  // What names neither the table nor a status has nothing to find.
  const words = [law.table, law.sqlName, ...law.statuses.map((status) => `'${status}'`)];
  const near = sources.filter(({ source }) => words.some((word) => source.includes(word)));

  it('has one writer: call an event of that instead', () => {
    const found = near
      .filter(({ file }) => !(file in law.writers))
      .flatMap(({ file, source }) =>
        tableWrites(law, file, source).map((line) => `${file}:${line}`),
      );
    expect(found).toEqual([]);
  });

  it('is asked by named sets of statuses: take one of its machine, or add one', () => {
    const found = near
      .filter(({ file }) => !machines.has(file) && !(file in (law.otherWords ?? {})))
      .flatMap(({ file, source }) =>
        statusLists(law, file, source).map((line) => `${file}:${line}`),
      );
    expect(found).toEqual([]);
  });

  it('is written by those that the list names', () => {
    for (const file of Object.keys(law.writers)) {
      const source = readFileSync(join(projectRoot, file), 'utf8');
      expect([file, tableWrites(law, file, source).length > 0]).toEqual([file, true]);
    }
  });
});

describe.each(laws)('a planted breach of $table', (law) => {
  const { table, sqlName, statuses } = law;
  const [one = '', two = '', three = ''] = statuses;

  it.each([
    `await tx.update(${table}).set({ status: "${one}" });`,
    `await context.db\n  .insert(${table})\n  .values(row);`,
    `await db.delete(${table}).where(sql\`true\`);`,
    `await tx.execute(sql\`update ${sqlName} set version = 2 where id = 1\`);`,
    `await db.execute('INSERT INTO ${sqlName} (status) VALUES (1)');`,
    `await tx.execute(sql\`\n  delete from ${sqlName}\n  where true\`);`,
    `await tx.execute(sql\`update ${sqlName} as it set version = 2 where it.id = 1\`);`,
    `await tx.execute(sql\`update \${${table}} set version = 2 where id = \${id}\`);`,
    `await tx.execute(sql\`update \${${table}} as it set version = 2\`);`,
    `await tx.execute(sql\`insert into \${${table}} (status) select \${status}\`);`,
    `await db.execute(sql\`\n  delete from \${${table}}\n  where \${${table}.id} = 1\`);`,
    `await db.execute(sql\`with gone as (delete from \${schema.${table}} returning id) select\`);`,
  ])('by a second writer is found: %s', (source) => {
    expect(tableWrites(law, 'breach.ts', source)).toHaveLength(1);
  });

  it.each([
    `inArray(${table}.status, ['${one}', '${two}'])`,
    `const SOME = ['${two}', '${three}'] as const;`,
    `sql\`it.status in ('${one}', '${two}', '${three}')\``,
  ])('by a literal list is found: %s', (source) => {
    expect(statusLists(law, 'breach.ts', source)).toHaveLength(1);
  });

  it.each([
    `await tx.update(${table}Log).set({ status: '${one}' });`,
    `await tx.select().from(${table}).for("update");`,
    `await tx.execute(sql\`delete from \${${table}Log} where it = \${${table}.id}\`);`,
    `await tx.execute(sql\`select from \${${table}} where id = \${id} for update\`);`,
    `await tx.execute(sql\`update others set at = now() from \${${table}}\`);`,
    `await tx.execute(sql\`delete from ${sqlName}_log where true\`);`,
    `inArray(others.status, ['${one}', '${two}', 'somewhere_else'])`,
    `eq(${table}.status, '${one}')`,
    `sql\`status in ('${one}', 'elsewhere')\``,
  ])('is not what others do: %s', (source) => {
    expect([
      ...tableWrites(law, 'other.ts', source),
      ...statusLists(law, 'other.ts', source),
    ]).toEqual([]);
  });
});
