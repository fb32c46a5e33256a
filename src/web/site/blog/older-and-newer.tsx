// The posts before and after one, at its end.
import type { BlogPost } from '#contract/site/blog.ts';

type Neighbor = BlogPost | undefined;

/** The links; nothing for the only post. */
export function OlderAndNewer({ older, newer }: { older: Neighbor; newer: Neighbor }) {
  if (!older && !newer) return null;
  return (
    <nav className="page-width older-and-newer" aria-label="Older and newer posts">
      {older ? <NeighborLink post={older} label="Older" rel="prev" /> : <span />}
      {newer ? <NeighborLink post={newer} label="Newer" rel="next" /> : null}
    </nav>
  );
}

function NeighborLink({
  post,
  label,
  rel,
}: {
  post: BlogPost;
  label: string;
  rel: 'prev' | 'next';
}) {
  return (
    <a href={`/blog/${post.slug}`} rel={rel}>
      <span>{label}</span>
      {post.title}
    </a>
  );
}
