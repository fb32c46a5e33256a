// No one on the staff writes a review for someone: the owner calls every endpoint, and none makes one arise or gives the link.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Access } from '#contract/platform/endpoint.ts';
import { reviews } from '#server/platform/database/schema/review.ts';
import { bodies, queries } from './access-calls.ts';
import { openPeople, type People } from './access-people.ts';
import { newThing } from './access-things.ts';

let people: People;
beforeAll(async () => {
  people = await openPeople({ withPages: false });
});
afterAll(() => people.office.test.close());

/** What customers have, strangers have or a link alone opens is no way of the staff's. */
const NOT_OF_STAFF: readonly Access[] = ['public', 'visitor', 'customer', 'mail-server'];
const ofStaff = Object.entries(endpoints)
  .filter(([name, { access }]) => !NOT_OF_STAFF.includes(access) && !name.endsWith('/events'))
  .map(([name]) => name);

const written = () =>
  people.office.test.open.db
    .select({ id: reviews.id, words: reviews.words, rating: reviews.rating })
    .from(reviews)
    .orderBy(reviews.id);

describe('by a session of the owner', () => {
  it.each(ofStaff)('%s writes no review and tells no link to one', async (name) => {
    const thing = await newThing(people, name);
    const before = await written();
    const [method, path = ''] = name.split(' ') as ['GET' | 'POST', string];
    const url = path.replace(/\{(\w+)\}/g, (_, param) => thing.params[param] ?? '');
    const query = queries[name] ?? '';
    const answer = await people.office.test.app.inject({
      method,
      url: url + (typeof query === 'string' ? query : query(thing)),
      headers: { cookie: people.cookies.owner, 'sec-fetch-site': 'same-origin' },
      ...(method !== 'GET' && { payload: bodies[name]?.(thing) ?? {} }),
    });
    expect(answer.statusCode).toBeLessThan(500);
    expect(await written()).toEqual(before);
    expect(answer.body).not.toContain('your-review/');
  });

  it('covers the console', () => expect(ofStaff.length).toBeGreaterThan(100));
});
