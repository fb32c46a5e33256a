// Puts sums of the same day and key together, which changes no figure: what adds facts adds rows and waits for no one.
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../context.ts';

/** One statement: whoever reads meanwhile sees the sums as they were, or as they are. */
export async function mergeSums({ db }: Pick<ServerContext, 'db'>): Promise<void> {
  await db.execute(sql`
    with several as (
      select dimension, figure, on_day, key from report_sums group by dimension, figure, on_day, key having count(*) > 1
    ), taken as (
      delete from report_sums as one using several
      where (one.dimension, one.figure, one.on_day, one.key) = (several.dimension, several.figure, several.on_day, several.key)
      returning one.*
    )
    insert into report_sums (dimension, figure, on_day, key, facts, cents)
    select dimension, figure, on_day, key, sum(facts), sum(cents) from taken
    group by dimension, figure, on_day, key having sum(facts) <> 0 or sum(cents) <> 0`);
}
