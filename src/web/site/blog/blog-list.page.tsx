// The blog: the latest post large, the others as rows; all of them, or those of one category.
import { blogCategories } from '#company/facts/blog-categories.ts';
import { englishPath, hrefIn, type Language, languageOfPath } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/blog-list.page.ts';
import { blogListMeta } from './blog-meta.ts';
import { blogMessages } from './messages/choose-blog-messages.ts';
import { LeadPost, PostRow } from './post-card.tsx';
import { uploadsOf } from './post-facts.ts';

export const handle = { document: true, sheets: ['blog'] };

/** The posts; the category is the last part of the path. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { pathname } = url;
  const language = languageOfPath(pathname);
  const path = englishPath(pathname);
  const category = blogCategories.find(({ value }) => path === `/blog/${value}`)?.value;
  const posts = await context.get(apiContext)('GET /api/blog-posts', {
    query: { published: 'true', language, ...(category && { category }) },
  });
  const uploads = uploadsOf(posts);
  return { ...siteLoader({ context, url }), path: pathname, language, category, posts, uploads };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? blogListMeta(loaderData, loaderData) : [];

export default function BlogListPage({ loaderData }: Route.ComponentProps) {
  const { company, language, category, posts } = loaderData;
  const words = blogMessages[language];
  const [latest, ...others] = posts;
  return (
    <main id="content" className="page-width section">
      <header className="blog-list-page-head">
        <h1 className="text-section">
          {category ? words.categories[category] : fill(words.heading, { city: company.city })}
        </h1>
        <p className="mt-4 max-w-[54ch] text-lead text-ink-soft">{words.lead}</p>
        <CategoryLinks current={category ?? null} language={language} />
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
        <p className="py-12 text-lead">{words.none}</p>
      )}
      <p className="mt-12">
        <TextLink href="/blog/rss.xml" {...(language === 'en' ? {} : { hrefLang: 'en' })}>
          {words.follow}
        </TextLink>
      </p>
    </main>
  );
}

function CategoryLinks({ current, language }: { current: string | null; language: Language }) {
  const words = blogMessages[language];
  const links = [
    { value: null, label: words.all, href: hrefIn(language, '/blog') },
    ...blogCategories.map(({ value }) => ({
      value,
      label: words.categories[value],
      href: hrefIn(language, `/blog/${value}`),
    })),
  ];
  return (
    <nav aria-label={words.categoriesName}>
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
