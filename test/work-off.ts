// Does the jobs that wait, one after the other and at once, where a test says when work is done: no worker runs beside it.
import { sql } from 'drizzle-orm';
import { modules } from '#server/modules.ts';
import type { Mail, Mailer } from '#server/platform/mail/mailer.ts';
import type { TestApp } from './test-app.ts';

/** Opens a worker of an app that does no work by itself; `sent` has its mails. */
export function manualWorker({ context, open: { db } }: TestApp) {
  const sent: Mail[] = [];
  const mailer: Mailer = {
    send: async (mail) => {
      sent.push(mail);
    },
    close: () => {},
  };
  const kinds = modules.flatMap(({ jobs = [] }) => jobs);
  /** Until nothing waits. A job that fails is not tried again here. */
  const workOff = async () => {
    for (;;) {
      const { rows } = await db.execute<{ name: string; data: object }>(sql`
        with taken as (delete from pgboss.job where state = 'created' returning name, data, created_on)
        select name, data from taken order by created_on`);
      if (rows.length === 0) return;
      for (const { name, data } of rows) {
        const found = kinds.find(({ kind }) => kind.name === name);
        await found?.run(data as never, { context, mailer });
      }
    }
  };
  return { sent, workOff };
}
