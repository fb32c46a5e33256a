// The blog on the home page: the latest posts by category (docs/product/blog.md#list).
import { blogCategories } from '#company/facts/blog-categories.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { BlogPost } from '#contract/site/blog.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { featuredPicture, publishedOn } from '#web/site/blog/post-facts.ts';
import { useLanguage, useLink } from '#web/site/frame/use-site-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { FilteredList } from './filtered-list.tsx';
import { homeMessages } from './messages/choose-home-messages.ts';

const MOST_TAGS = 3;

type PostsProps = { posts: BlogPost[]; company: { companyName: string; timeZone: string } };

/** The posts. */
export function Posts({ posts, company }: PostsProps) {
  const words = homeMessages[useLanguage()].posts;
  const link = useLink();
  const filters = [
    { value: '', label: words.allPosts },
    ...blogCategories.map(({ value }) => ({ value, label: words.categories[value] })),
  ];
  return (
    <Section id="blog" labelledBy="blog-heading">
      <PageWidth>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <SectionHeading id="blog-heading">{words.heading}</SectionHeading>
          <p className="flex flex-wrap items-center gap-x-8 gap-y-2">
            <TextLink {...link('/blog')}>{words.openBlog}</TextLink>
            <ButtonLink variant="quiet" href="#contact">
              {words.contactUs}
            </ButtonLink>
          </p>
        </div>
        <FilteredList
          address="/api/blog-posts?published=true&category="
          filters={filters}
          filtersLabel={words.filters}
          more={(count) => fill(words.more, { count })}
          moreCounts="rest"
          count={posts.length}
          failure={words.failure}
          empty={{
            chosen: words.noneChosen,
            general: words.none,
          }}
          loading={words.loading}
          className="posts"
        >
          {posts.map((post) => (
            <Post key={post.id} post={post} company={company} />
          ))}
        </FilteredList>
      </PageWidth>
    </Section>
  );
}

/** Topics are one line, marked as English where one of them is. */
function topicsMark(post: BlogPost): { lang?: 'en' } {
  return post.tags.some((_, index) => markOf(post, `tags.${index}`).lang) ? { lang: 'en' } : {};
}

function Post({ post, company }: { post: BlogPost; company: PostsProps['company'] }) {
  const language = useLanguage();
  const words = homeMessages[language].posts;
  const link = useLink();
  const published = publishedOn(post, company.timeZone, language);
  const picture = featuredPicture(post);
  return (
    <li data-id={post.id}>
      {picture ? (
        <div className="posts-picture">
          <Picture name={picture} alt="" sizes="(min-width: 36rem) 22rem, 84vw" />
        </div>
      ) : null}
      <p className="flex flex-wrap items-center gap-3">
        <Badge>{words.categories[post.category]}</Badge>
        {published ? <time dateTime={published.date}>{published.words}</time> : null}
      </p>
      <h3 className="text-title">
        <a className="posts-link" {...link(`/blog/${post.slug}`)} {...markOf(post, 'title')}>
          {post.title}
        </a>
      </h3>
      <p className="posts-excerpt" {...markOf(post, 'excerpt')}>
        {post.excerpt}
      </p>
      <p {...topicsMark(post)}>{post.tags.slice(0, MOST_TAGS).join(' · ')}</p>
      <p>{fill(words.team, { company: company.companyName })}</p>
    </li>
  );
}
