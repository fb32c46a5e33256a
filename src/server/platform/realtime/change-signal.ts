// Joins the hubs of all instances: what a transaction announces is heard by every one once it commits, by none when not.
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, OpenDatabase } from '../database/client.ts';
import { type Hub, TOPICS, type Topic } from './hub.ts';
import { CHANNEL, keepListening } from './listening-connection.ts';

export type ChangeSignal = { stop: () => Promise<void> };

/**
 * Announces a change within its transaction: PostgreSQL delivers it with the commit, so a rollback is never heard and a
 * commit always, also when this process dies right after it. This process hears itself the same way and only so. The
 * same topic and id twice in a transaction are heard once. What is true without any row, such as that someone types, is
 * announced without a transaction.
 */
export async function announce(tx: Db, topic: Topic, id?: string): Promise<void> {
  await tx.execute(sql`select ${announcement(topic, id)}`);
}

/** The announcement as an expression, for a statement that does something else as well. */
export function announcement(topic: Topic, id?: string): SQL {
  const payload = id === undefined ? topic : `${topic} ${id}`;
  return sql`pg_notify(${CHANNEL}, ${payload})`;
}

/**
 * Begins to hear what is announced and passes it on to the hub. On PostgreSQL over one connection of its own, which is
 * brought back when it is lost; as messages of the time between are gone, every topic then rings once.
 */
export async function openChangeSignal(
  { engine }: OpenDatabase,
  hub: Hub,
  log: FastifyBaseLogger,
): Promise<ChangeSignal> {
  const hear = (payload: string) => {
    const [name, ...rest] = payload.split(' ');
    const topic = TOPICS.find((known) => known === name);
    // A newer version beside this one may have topics that it does not know.
    if (topic) hub.publish(topic, rest.length > 0 ? rest.join(' ') : undefined);
  };
  if (engine.kind === 'pglite') {
    const stop = await engine.client.listen(CHANNEL, hear);
    return { stop: () => (engine.client.closed ? Promise.resolve() : stop()) };
  }
  return keepListening(engine.pool.options.connectionString ?? '', {
    hear,
    onBack: () => hub.publishAll(),
    onLost: (error) => log.warn({ err: error }, 'what other instances change is not heard'),
  });
}
