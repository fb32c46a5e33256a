// The blog on the home page: the latest posts by category (docs/product/blog.md#list).
import { allPostsLabel, blogCategories } from '#company/facts/blog-categories.ts';
import type { BlogPost } from '#contract/site/blog.ts';
import { categoryLabel, featuredPicture, publishedOn } from '#web/site/blog/post-facts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { FilteredList } from './filtered-list.tsx';

const MOST_TAGS = 3;

const filters = [{ value: '', label: allPostsLabel }, ...blogCategories];

type PostsProps = { posts: BlogPost[]; company: { companyName: string; timeZone: string } };

/** The posts. */
export function Posts({ posts, company }: PostsProps) {
  return (
    <Section id="blog" labelledBy="blog-heading">
      <PageWidth>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <SectionHeading id="blog-heading">Written down, so you can do it yourself</SectionHeading>
          <p className="flex flex-wrap items-center gap-x-8 gap-y-2">
            <TextLink href="/blog">Open the blog</TextLink>
            <ButtonLink variant="quiet" href="#contact">
              Contact Us for Updates
            </ButtonLink>
          </p>
        </div>
        <FilteredList
          address="/api/blog-posts?published=true&category="
          filters={filters}
          filtersLabel="Filter posts by category"
          more={(count) => `View All Posts (${count} more)`}
          moreCounts="rest"
          count={posts.length}
          failure="Failed to fetch blog posts"
          empty={{
            chosen: 'No posts in {label} yet. Try another category.',
            general: 'No posts here yet.',
          }}
          loading="Loading blog posts..."
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

function Post({ post, company }: { post: BlogPost; company: PostsProps['company'] }) {
  const published = publishedOn(post, company.timeZone);
  const picture = featuredPicture(post);
  return (
    <li data-id={post.id}>
      {picture ? (
        <div className="posts-picture">
          <Picture name={picture} alt="" sizes="(min-width: 36rem) 22rem, 84vw" />
        </div>
      ) : null}
      <p className="flex flex-wrap items-center gap-3">
        <Badge>{categoryLabel(post)}</Badge>
        {published ? <time dateTime={published.date}>{published.words}</time> : null}
      </p>
      <h3 className="text-title">
        <a className="posts-link" href={`/blog/${post.slug}`}>
          {post.title}
        </a>
      </h3>
      <p className="posts-excerpt">{post.excerpt}</p>
      <p>{post.tags.slice(0, MOST_TAGS).join(' · ')}</p>
      <p>{company.companyName} Team</p>
    </li>
  );
}
