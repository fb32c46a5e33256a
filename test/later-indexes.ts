// Takes indexes away while tables are being filled and makes them again at once: an index of a million rows that are sorted first
// costs a fraction of one that a million rows are put into.

/**
 * Statements for before and after a fill, as the owner of the tables. Indexes that a constraint stands on stay.
 *
 * @param which a condition on `pg_indexes`, such as `tablename = 'visits'`
 */
export function laterIndexes(which: string): { before: string; after: string } {
  return {
    before: `
      create temporary table later_indexes as select indexname, indexdef from pg_indexes
      where schemaname = 'public' and (${which})
        and not exists (select from pg_constraint where conindid = format('%I.%I', schemaname, indexname)::regclass);
      do $$ declare one record; begin
        for one in select * from later_indexes loop execute format('drop index %I', one.indexname); end loop;
      end $$`,
    after: `
      set maintenance_work_mem = '256MB';
      do $$ declare one record; begin
        for one in select * from later_indexes loop execute one.indexdef; end loop;
      end $$;
      reset maintenance_work_mem;
      drop table later_indexes`,
  };
}
