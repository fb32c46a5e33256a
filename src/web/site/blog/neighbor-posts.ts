// Which posts stand beside one: the older and the newer, and what else is about the same things.
import type { BlogPost } from '#contract/site/blog.ts';

type Neighbors<Post> = {
  older: Post | undefined;
  newer: Post | undefined;
  related: Post[];
};

type Comparable = Pick<BlogPost, 'id' | 'category' | 'tags'>;

const RELATED_POSTS = 3;
const TAG_WEIGHT = 2;

/**
 * Finds a post's neighbors in the list of all, which begins with the latest. The related ones share most tags or the
 * category, the latest first among equals; the older and the newer one are not repeated among them.
 */
export function neighborsOf<Post extends Comparable>(
  post: Comparable,
  posts: readonly Post[],
): Neighbors<Post> {
  const place = posts.findIndex(({ id }) => id === post.id);
  const newer = place > 0 ? posts[place - 1] : undefined;
  const older = place === -1 ? undefined : posts[place + 1];
  const shown = [post.id, newer?.id, older?.id];
  const related = posts
    .filter((other) => !shown.includes(other.id))
    .map((other) => ({ other, closeness: closeness(post, other) }))
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, RELATED_POSTS)
    .map(({ other }) => other);
  return { older, newer, related };
}

function closeness(a: Comparable, b: Comparable): number {
  const shared = a.tags.filter((tag) => b.tags.includes(tag)).length;
  return TAG_WEIGHT * shared + (a.category === b.category ? 1 : 0);
}
