// One post: its text at reading width, its facts in the margin, and where to read on.
import type { RouterContextProvider } from 'react-router';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { BlogPost } from '#contract/site/blog.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/blog-post.page.ts';
import { blogPostMeta } from './blog-meta.ts';
import { neighborsOf } from './neighbor-posts.ts';
import { OlderAndNewer } from './older-and-newer.tsx';
import { PostRow } from './post-card.tsx';
import {
  categoryLabel,
  featuredPicture,
  isRendering,
  publishedOn,
  uploadsOf,
} from './post-facts.ts';
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
  const post = await api('GET /api/blog-posts/{slug}', { params });
  const posts = await api('GET /api/blog-posts', { query: { published: 'true' } });
  return {
    ...siteLoader({ context, url }),
    post,
    crumb: post.title,
    ...neighborsOf(post, posts),
    uploads: uploadsOf([post, ...posts]),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? blogPostMeta(loaderData, loaderData.post) : [];

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  const { company, post, older, newer, related } = loaderData;
  const picture = featuredPicture(post);
  return (
    <main id="content">
      <article className="page-width blog-post-page">
        <h1>{post.title}</h1>
        <p className="blog-post-page-excerpt text-lead">{post.excerpt}</p>
        <PostFacts post={post} company={company} />
        {picture ? (
          <figure className="blog-post-page-picture">
            <Picture name={picture} eager sizes="(min-width: 75rem) 75rem, 100vw" />
            <figcaption className="picture-caption">
              {isRendering(post) ? 'Design rendering.' : 'Photo.'}
            </figcaption>
          </figure>
        ) : null}
        <Prose html={post.html} />
        <PostEnd company={company} />
      </article>
      <OlderAndNewer older={older} newer={newer} />
      {related.length > 0 ? (
        <section className="page-width blog-post-page-related" aria-labelledby="related-heading">
          <h2 id="related-heading" className="text-feature">
            Read on
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

function PostFacts({ post, company }: { post: BlogPost; company: CompanyProfile }) {
  const published = publishedOn(post, company.timeZone);
  return (
    <dl className="blog-post-page-facts">
      {published ? (
        <div>
          <dt>Published</dt>
          <dd>
            <time dateTime={published.date}>{published.words}</time>
          </dd>
        </div>
      ) : null}
      <div>
        <dt>Written by</dt>
        <dd>{company.companyName} Team</dd>
      </div>
      <div>
        <dt>Category</dt>
        <dd>
          <TextLink href={`/blog/${post.category}`}>{categoryLabel(post)}</TextLink>
        </dd>
      </div>
      {post.tags.length > 0 ? (
        <div>
          <dt>About</dt>
          <dd>{post.tags.join(', ')}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function PostEnd({ company }: { company: CompanyProfile }) {
  return (
    <aside className="blog-post-page-end" aria-label="Ask us">
      <p className="text-title">Wondering about your own yard?</p>
      <p className="mt-2 text-ink-soft">
        We walk it with you, free of charge, anywhere within reach of {company.city}.
      </p>
      <ButtonLink className="mt-5" variant="clay" href="/#calendar">
        Schedule Free Consultation
      </ButtonLink>
    </aside>
  );
}
