// What statements of our own give on the embedded database: lists as lists, and nothing is copied for lists of whole rows.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/database.ts';

it('reads lists of texts, numbers and ids without a parser for the rows of each table', async () => {
  const { db, engine, close } = await openTestDatabase();
  const id = '0b51e7ea-2e47-41d9-a4fa-112e96973cd5';
  const { rows } = await db.execute(
    sql`select array['a', 'b'] as texts, array[1, 2] as numbers, array[${id}::uuid] as ids, true as yes, 7 as seven`,
  );
  expect(rows).toEqual([{ texts: ['a', 'b'], numbers: [1, 2], ids: [id], yes: true, seven: 7 }]);
  if (engine.kind === 'pglite') {
    expect(Object.keys(engine.client.parsers).length).toBeLessThan(150);
  }
  await close();
});
