// A post in a list: large for the latest, a row for the others. The whole of it is one link, named by the title.
import type { BlogPost } from '#contract/site/blog.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { useLanguage, useLink } from '#web/site/frame/use-site-messages.ts';
import { Picture } from '#web/ui/picture.tsx';
import { blogMessages } from './messages/choose-blog-messages.ts';
import { featuredPicture, publishedOn } from './post-facts.ts';

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
          <PostLink post={post} />
        </h2>
        <p className="mt-4 max-w-[52ch] text-ink-soft" {...markOf(post, 'excerpt')}>
          {post.excerpt}
        </p>
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
          <PostLink post={post} />
        </Heading>
        <p className="post-card-excerpt" {...markOf(post, 'excerpt')}>
          {post.excerpt}
        </p>
      </div>
    </article>
  );
}

function PostLink({ post }: Pick<PostProps, 'post'>) {
  const link = useLink();
  return (
    <a className="post-card-link" {...link(`/blog/${post.slug}`)} {...markOf(post, 'title')}>
      {post.title}
    </a>
  );
}

function PostLine({ post, timeZone }: PostProps) {
  const language = useLanguage();
  const published = publishedOn(post, timeZone, language);
  return (
    <p className="post-card-line">
      {blogMessages[language].categories[post.category]}
      {published ? <time dateTime={published.date}>{published.words}</time> : null}
    </p>
  );
}
