// Times how 500 plans get the visits of twelve months on the embedded database, and that two runs at once add nothing twice.
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { addDays, daysBetween } from '#company/rules/time/company-time.ts';
import { VISITS_AHEAD_DAYS } from '#company/rules/visits/visit-dates.ts';
import { type OpenDatabase, wrapEmbedded } from '#server/platform/database/client.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { readConfig } from '#server/platform/installation/config.ts';
import { guardDisk } from '#server/start/disk-guard.ts';
import { openContext } from '#server/start/open-context.ts';
import { keepPlansGoing } from '#server/visits/plans/generate-visits.ts';
import { prepareDatabase, type Script } from './database-engines.ts';
import type { Lab } from './lab.ts';
import { atMost, atMostTimes, type Result } from './result.ts';

const PLANS = 500;
const CREWS = 10;

/** Budgets: docs/product/pages-and-speed.md#budgets. */
const SECONDS = 3;
const TIMES = 12;

/** The plans begin on this Monday; the year is the one after it. */
const BEGIN = '2026-11-09';
const YEAR_ENDS = '2027-11-09';

/** Weekly, every other week, monthly and by seven rounds, on all weekdays, and no visit yet. */
const fill: Script = async (execute) => {
  await execute(
    `insert into crews (name, visits_per_day) select 'Crew ' || n, 60 from generate_series(1, ${CREWS}) as n`,
  );
  await execute(`insert into users (email) values ('bench@example.com')`);
  await execute(`
    insert into properties (user_id, address, lot_size, lawn_area)
    select id, n || ' Sample Way, Cypress, TX 77433', 9000, 5900 from users, generate_series(1, ${PLANS}) as n
    where email = 'bench@example.com'`);
  await execute(`
    insert into service_plans (property_id, crew_id, name, kind, frequency, rounds, monthly_price, starts_on, every_visit_lines,
      first_visit_lines)
    select id, (select min(id) from crews) + id / 5 % ${CREWS}, 'Plan',
      case id % 4 when 3 then 'year-round' else 'mowing' end,
      (array['weekly', 'bi-weekly', 'monthly', 'rounds'])[1 + id % 4],
      case id % 4 when 3 then '${JSON.stringify(rounds())}'::jsonb else '[]' end,
      120, date '${BEGIN}' + id % 5,
      '[{"label":"Mowing","amount":"50.00","taxClass":"taxable"}]', '[{"label":"Mowing","amount":"70.00","taxClass":"taxable"}]'
    from properties`);
  await execute('vacuum analyze');
};

function rounds() {
  return ['02', '03', '04', '05', '06', '09', '10'].map((month) => ({
    name: `Round of ${month}`,
    from: `${month}-01`,
    until: `${month}-28`,
    work: 'fertilization',
    lines: [{ label: 'Round', amount: '65.00', taxClass: 'taxable' }],
  }));
}

/** The runs that come to a year, one after the other; then the last one again by two at once. */
export async function generatedVisits(lab: Lab): Promise<Result[]> {
  const { options } = await prepareDatabase(lab, 'embedded', fill);
  const open = wrapEmbedded(await PGlite.create(join(options.dataDir, 'database')));
  let now = new Date(`${BEGIN}T06:00:00Z`);
  const { context, close } = await openContextOn(open, options.dataDir, () => now);
  let took = 0;
  for (const day of daysOfRuns()) {
    now = new Date(`${day}T06:00:00Z`);
    const began = performance.now();
    await keepPlansGoing(context);
    took += performance.now() - began;
  }
  const count = await open.db.$count(visits);
  const runs = await Promise.all([keepPlansGoing(context), keepPlansGoing(context)]);
  const twice = runs.reduce((sum, { added }) => sum + added, 0);
  const reference = await copyOf(open);
  await context.jobs.stop();
  await close();
  await open.close();
  const what = `${PLANS} plans × 12 months of visits`;
  const note = `${what}: ${count.toLocaleString('en-US')} visits. The reference is one statement that writes the same rows again.`;
  return [
    atMost(what, took / 1_000, SECONDS, 's', 'soft', note),
    atMostTimes(what, { figure: took, reference, unit: 'ms' }, TIMES, note),
    atMost(`${what}, added by two runs at once`, twice, 0, '', 'hard'),
  ];
}

/** Each run reaches so many days ahead; the last one reaches the end of the year. */
function daysOfRuns(): string[] {
  const runs = Math.ceil(daysBetween(BEGIN, YEAR_ENDS) / VISITS_AHEAD_DAYS);
  return Array.from({ length: runs }, (_, index) =>
    index < runs - 1
      ? addDays(BEGIN, index * VISITS_AHEAD_DAYS)
      : addDays(YEAR_ENDS, -VISITS_AHEAD_DAYS),
  );
}

async function openContextOn(open: OpenDatabase, dataDir: string, clock: () => Date) {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal' });
  const log = createLogger(config.logLevel);
  return openContext(open, {
    config,
    dataDir,
    disk: guardDisk(open, config, dataDir, log),
    clock,
    log,
    onError: (error) => log.fatal({ err: error }, 'background work failed'),
    backupEveryMs: 0,
  });
}

/** What the engine alone needs to write as many such rows, indexes included; milliseconds. */
async function copyOf(open: OpenDatabase): Promise<number> {
  if (open.engine.kind !== 'pglite') throw new Error('the embedded engine is measured');
  const { client } = open.engine;
  const columns = `property_id, crew_id, service_type, scheduled_date, scheduled_time, duration, status, price_lines`;
  const began = performance.now();
  await client.exec(`insert into visits (${columns}) select ${columns} from visits`);
  return performance.now() - began;
}
