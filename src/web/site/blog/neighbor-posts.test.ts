// What stands beside a post: older, newer, and related ones.
import { expect, it } from 'vitest';
import { neighborsOf } from './neighbor-posts.ts';

const post = (id: number, category: 'tips' | 'updates', ...tags: string[]) => ({
  id,
  category,
  tags,
});
const posts = [
  post(6, 'tips', 'Mowing'),
  post(5, 'tips', 'Freeze'),
  post(4, 'updates', 'Mowing', 'Prices'),
  post(3, 'updates'),
  post(2, 'tips', 'Mowing', 'Prices'),
  post(1, 'updates', 'Prices'),
] as const;
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

it('gives the older and the newer post, and neither beyond the ends', () => {
  expect(neighborsOf(posts[1], posts)).toMatchObject({ newer: { id: 6 }, older: { id: 4 } });
  expect(neighborsOf(posts[0], posts)).toMatchObject({ newer: undefined, older: { id: 5 } });
  expect(neighborsOf(posts[5], posts)).toMatchObject({ newer: { id: 2 }, older: undefined });
});

it('puts the closest first and repeats neither the post nor its neighbors', () => {
  expect(idsOf(neighborsOf(posts[4], posts).related)).toEqual([4, 6, 5]);
  expect(idsOf(neighborsOf(posts[3], posts).related)).toEqual([1, 6, 5]);
});

it('has no neighbors for a post that is not in the list', () => {
  expect(neighborsOf(post(9, 'updates'), [])).toEqual({
    newer: undefined,
    older: undefined,
    related: [],
  });
});
