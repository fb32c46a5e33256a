// Which day of its job a visit is, as a column of a query that reads visits: the same rule as `jobDayOf`, where its others are not read.
import { type SQL, sql } from 'drizzle-orm';
import type { JobDay } from '#company/rules/visits/job-days.ts';
import { CAPACITY_VISITS } from '#company/rules/visits/visit-sets.ts';
import { oneOf } from './schema/columns.ts';

const IS_MADE = oneOf(CAPACITY_VISITS);

/** Null where the job has one day, where the visit is not made, and for a visit of no job. The query calls the table `visits`. */
export function jobDay(): SQL<JobDay | null> {
  return sql<JobDay | null>`(
    select json_build_object(
      'day', count(distinct other.scheduled_date) filter (where other.scheduled_date <= visits.scheduled_date),
      'of', count(distinct other.scheduled_date))
    from visits as other
    where other.service_request_id = visits.service_request_id and other.status in (${IS_MADE})
      and visits.status in (${IS_MADE})
    having count(distinct other.scheduled_date) > 1)`;
}

/** The names of the other crews that come for the same job on the visit's date. */
export function otherCrewsOfJob(): SQL<string[]> {
  return sql<string[]>`(
    select coalesce(json_agg(crew.name order by crew.name), '[]')
    from visits as other join crews as crew on crew.id = other.crew_id
    where other.service_request_id = visits.service_request_id and other.id <> visits.id
      and other.scheduled_date = visits.scheduled_date and other.status in (${IS_MADE}))`;
}
