// The posts before and after one, at its end.
import type { BlogPost } from '#contract/site/blog.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { useLanguage, useLink } from '#web/site/frame/use-site-messages.ts';
import { blogMessages } from './messages/choose-blog-messages.ts';

type Neighbor = BlogPost | undefined;

/** The links; nothing for the only post. */
export function OlderAndNewer({ older, newer }: { older: Neighbor; newer: Neighbor }) {
  const words = blogMessages[useLanguage()];
  if (!older && !newer) return null;
  return (
    <nav className="page-width older-and-newer" aria-label={words.neighbors}>
      {older ? <NeighborLink post={older} label={words.older} rel="prev" /> : <span />}
      {newer ? <NeighborLink post={newer} label={words.newer} rel="next" /> : null}
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
  const link = useLink();
  return (
    <a {...link(`/blog/${post.slug}`)} rel={rel}>
      <span>{label}</span>
      <MarkedText entry={post} path="title">
        {post.title}
      </MarkedText>
    </a>
  );
}
