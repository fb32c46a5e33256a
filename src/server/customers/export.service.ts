// Writes customers as a CSV file, page by page while it is being read, so that a hundred thousand take no memory.
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { CustomerQuery } from '#contract/customers/customers.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { ServerContext } from '../context.ts';
import { csvLine } from './csv.ts';
import { listCustomers } from './customer-list.queries.ts';

const HEAD = ['Email', 'Name', 'Phone', 'Address', 'Properties', 'Plan', 'Frequency', 'Next visit'];

/** Read at once. */
const PAGE = 500;

/** Answers with the file. Who took it, and whether all of it, is written down first. */
export async function exportCustomers(
  context: ServerContext,
  actor: CurrentUser,
  { q: search, plan }: Omit<CustomerQuery, 'cursor'>,
  reply: FastifyReply,
): Promise<Uint8Array> {
  const { clock, config, db, settings } = context;
  const today = dateInZone(clock(), settings().timeZone);
  await audit(db, {
    actorId: actor.id,
    action: 'customers-exported',
    subject: { type: 'user', id: actor.id },
    details: { isSearch: Boolean(search), plan: plan ?? 'all' },
    at: clock(),
  });
  const reading = { staffEmails: config.staffEmails, today };
  async function* lines() {
    // Excel takes a file for UTF-8 only when it begins with this mark.
    yield `\uFEFF${csvLine(HEAD)}`;
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await listCustomers(db, { search, plan, cursor }, reading, PAGE);
      yield page.items
        .map((line) =>
          csvLine([
            line.email,
            line.name,
            line.phone,
            line.address,
            line.properties,
            line.plan?.name ?? null,
            line.plan?.frequency ?? null,
            line.nextVisit,
          ]),
        )
        .join('');
      cursor = page.next;
    }
  }
  reply.header('cache-control', 'no-store');
  reply.header('content-disposition', `attachment; filename="customers-${today}.csv"`);
  await reply.type('text/csv; charset=utf-8').send(Readable.from(lines()));
  return new Uint8Array();
}
