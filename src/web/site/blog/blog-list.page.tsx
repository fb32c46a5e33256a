// The blog: the latest post large, the others as rows; all of them, or those of one category.
import { allPostsLabel, blogCategories } from '#company/facts/blog-categories.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/blog-list.page.ts';
import { blogListMeta } from './blog-meta.ts';
import { LeadPost, PostRow } from './post-card.tsx';
import { uploadsOf } from './post-facts.ts';

export const handle = { document: true, sheets: ['blog'] };

/** The posts; the category is the last part of the path. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { pathname } = url;
  const category = blogCategories.find(({ value }) => pathname === `/blog/${value}`);
  const posts = await context.get(apiContext)('GET /api/blog-posts', {
    query: { published: 'true', ...(category && { category: category.value }) },
  });
  return { ...siteLoader({ context, url }), pathname, category, posts, uploads: uploadsOf(posts) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? blogListMeta(loaderData, loaderData.pathname, loaderData.category?.label ?? 'Blog')
    : [];

export default function BlogListPage({ loaderData }: Route.ComponentProps) {
  const { company, category, posts } = loaderData;
  const [latest, ...others] = posts;
  return (
    <main id="content" className="page-width section">
      <header className="blog-list-page-head">
        <h1 className="text-section">{category?.label ?? `Notes from ${company.city} clay`}</h1>
        <p className="mt-4 max-w-[54ch] text-lead text-ink-soft">
          Mowing heights, freeze dates, prices and drawings, written by the people who do the work,
          for the soil you actually have.
        </p>
        <CategoryLinks current={category?.value ?? null} />
      </header>
      {latest ? (
        <>
          <LeadPost post={latest} timeZone={company.timeZone} />
          <div className="post-card-rows">
            {others.map((post) => (
              <PostRow key={post.id} post={post} timeZone={company.timeZone} />
            ))}
          </div>
        </>
      ) : (
        <p className="py-12 text-lead">No posts here yet. Try another category.</p>
      )}
      <p className="mt-12">
        <TextLink href="/blog/rss.xml">Follow by RSS</TextLink>
      </p>
    </main>
  );
}

function CategoryLinks({ current }: { current: string | null }) {
  const links = [
    { value: null, label: allPostsLabel, href: '/blog' },
    ...blogCategories.map(({ value, label }) => ({ value, label, href: `/blog/${value}` })),
  ];
  return (
    <nav aria-label="Categories">
      <ul className="pills">
        {links.map(({ value, label, href }) => (
          <li key={href}>
            <a href={href} {...(value === current ? { 'aria-current': 'page' } : {})}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
