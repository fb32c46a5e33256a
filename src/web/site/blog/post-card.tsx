// A post in a list: large for the latest, a row for the others. The whole of it is one link, named by the title.
import type { BlogPost } from '#contract/site/blog.ts';
import { Picture } from '#web/ui/picture.tsx';
import { categoryLabel, featuredPicture, publishedOn } from './post-facts.ts';

type PostProps = { post: BlogPost; timeZone: string };

/** The latest post, with its picture large. */
export function LeadPost({ post, timeZone }: PostProps) {
  const picture = featuredPicture(post);
  return (
    <article className="post-card-lead">
      {picture ? (
        <div>
          <Picture name={picture} alt="" eager sizes="(min-width: 64rem) 44rem, 100vw" />
        </div>
      ) : null}
      <div>
        <PostLine post={post} timeZone={timeZone} />
        <h2 className="text-feature">
          <a className="post-card-link" href={`/blog/${post.slug}`}>
            {post.title}
          </a>
        </h2>
        <p className="mt-4 max-w-[52ch] text-ink-soft">{post.excerpt}</p>
      </div>
    </article>
  );
}

/** A post as a row: a small picture, the title, and what it is about. */
export function PostRow({ post, timeZone, level = 2 }: PostProps & { level?: 2 | 3 }) {
  const picture = featuredPicture(post);
  const Heading = `h${level}` as const;
  return (
    <article className="post-card-row">
      {picture ? (
        <div className="post-card-thumb">
          <Picture name={picture} alt="" sizes="(min-width: 48rem) 15rem, 7rem" />
        </div>
      ) : null}
      <div>
        <PostLine post={post} timeZone={timeZone} />
        <Heading className="text-title">
          <a className="post-card-link" href={`/blog/${post.slug}`}>
            {post.title}
          </a>
        </Heading>
        <p className="post-card-excerpt">{post.excerpt}</p>
      </div>
    </article>
  );
}

function PostLine({ post, timeZone }: PostProps) {
  const published = publishedOn(post, timeZone);
  return (
    <p className="post-card-line">
      {categoryLabel(post)}
      {published ? <time dateTime={published.date}>{published.words}</time> : null}
    </p>
  );
}
