// One post: its text at reading width, its facts in the margin, and where to read on.
import { Fragment } from 'react';
import type { RouterContextProvider } from 'react-router';
import { hrefIn, type Language, languageOfPath } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { BlogPost } from '#contract/site/blog.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import { useEnglishMark } from '#web/site/frame/use-site-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/blog-post.page.ts';
import { blogPostMeta } from './blog-meta.ts';
import { blogMessages } from './messages/choose-blog-messages.ts';
import { neighborsOf } from './neighbor-posts.ts';
import { OlderAndNewer } from './older-and-newer.tsx';
import { PostRow } from './post-card.tsx';
import { featuredPicture, isRendering, publishedOn, uploadsOf } from './post-facts.ts';
import { Prose } from './prose.tsx';

export const handle = {
  document: true,
  sheets: ['blog'],
  paths: async (context: RouterContextProvider) => {
    const posts = await context.get(apiContext)('GET /api/blog-posts');
    return posts.map(({ slug }) => `/blog/${slug}`);
  },
};

/** The post and its neighbors; 404 when there is none of that name. `crumb` names the page in the breadcrumb. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const language = languageOfPath(url.pathname);
  const post = await api('GET /api/blog-posts/{slug}', { params, query: { language } });
  const posts = await api('GET /api/blog-posts', { query: { published: 'true', language } });
  return {
    ...siteLoader({ context, url }),
    language,
    post,
    crumb: post.title,
    crumbLang: markOf(post, 'title').lang,
    ...neighborsOf(post, posts),
    uploads: uploadsOf([post, ...posts]),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? blogPostMeta(loaderData, loaderData.post, loaderData.language) : [];

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  const { company, language, post, older, newer, related } = loaderData;
  const words = blogMessages[language];
  const picture = featuredPicture(post);
  // What the picture shows is said in English alone.
  const english = useEnglishMark();
  const { lang } = markOf(post, 'content');
  return (
    <main id="content">
      <article className="page-width blog-post-page">
        {/* English after all: search engines have its English page. */}
        {lang ? <meta name="robots" content="noindex" /> : null}
        <h1 {...markOf(post, 'title')}>{post.title}</h1>
        <p className="blog-post-page-excerpt text-lead" {...markOf(post, 'excerpt')}>
          {post.excerpt}
        </p>
        <PostFacts post={post} company={company} language={language} />
        {picture ? (
          <figure className="blog-post-page-picture">
            <Picture name={picture} {...english} eager sizes="(min-width: 75rem) 75rem, 100vw" />
            <figcaption className="picture-caption">
              {isRendering(post) ? words.rendering : words.photo}
            </figcaption>
          </figure>
        ) : null}
        {lang ? <p className="mb-8 max-w-reading font-semibold">{words.inEnglish}</p> : null}
        <Prose html={post.html} lang={lang} />
        <PostEnd company={company} language={language} />
      </article>
      <OlderAndNewer older={older} newer={newer} />
      {related.length > 0 ? (
        <section className="page-width blog-post-page-related" aria-labelledby="related-heading">
          <h2 id="related-heading" className="text-feature">
            {words.readOn}
          </h2>
          <div className="post-card-rows">
            {related.map((other) => (
              <PostRow key={other.id} post={other} timeZone={company.timeZone} level={3} />
            ))}
          </div>
        </section>
      ) : null}
    </main>
  );
}

type PartProps = { company: CompanyProfile; language: Language };

function PostFacts({ post, company, language }: PartProps & { post: BlogPost }) {
  const words = blogMessages[language];
  const published = publishedOn(post, company.timeZone, language);
  return (
    <dl className="blog-post-page-facts">
      {published ? (
        <div>
          <dt>{words.published}</dt>
          <dd>
            <time dateTime={published.date}>{published.words}</time>
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{words.writtenBy}</dt>
        <dd>{fill(words.team, { company: company.companyName })}</dd>
      </div>
      <div>
        <dt>{words.category}</dt>
        <dd>
          <TextLink href={hrefIn(language, `/blog/${post.category}`)}>
            {words.categories[post.category]}
          </TextLink>
        </dd>
      </div>
      {post.tags.length > 0 ? (
        <div>
          <dt>{words.about}</dt>
          <dd>
            <Topics post={post} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** What it is about, with a comma between. */
function Topics({ post }: { post: BlogPost }) {
  return post.tags.map((tag, index) => (
    <Fragment key={tag}>
      {index > 0 ? ', ' : ''}
      <MarkedText entry={post} path={`tags.${index}`}>
        {tag}
      </MarkedText>
    </Fragment>
  ));
}

function PostEnd({ company, language }: PartProps) {
  const words = blogMessages[language];
  return (
    <aside className="blog-post-page-end" aria-label={words.endName}>
      <p className="text-title">{words.question}</p>
      <p className="mt-2 text-ink-soft">{fill(words.visit, { city: company.city })}</p>
      <ButtonLink className="mt-5" variant="clay" href={hrefIn(language, '/#calendar')}>
        {words.book}
      </ButtonLink>
    </aside>
  );
}
