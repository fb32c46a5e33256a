// One post: its text at reading width, its facts in the margin, and where to read on.
import type { BlogPost } from '#contract/blog.ts';
import type { CompanyProfile } from '#contract/company-profile.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { siteLoader } from '#web/site/site-loader.ts';
import blogStyles from '#web/styles/blog.css?url';
import { ButtonLink } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { Route } from './+types/blog-post.page.ts';
import { blogPostMeta } from './blog-meta.ts';
import { neighborsOf } from './neighbor-posts.ts';
import { PostRow } from './post-card.tsx';
import { categoryLabel, featuredPicture, publishedOn } from './post-facts.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: blogStyles }];

export const handle = { document: true };

/** The post and its neighbors; 404 when there is none of that name. `crumb` names the page in the breadcrumb. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const post = await api('GET /api/blog-posts/{slug}', { params });
  const posts = await api('GET /api/blog-posts', { query: { published: 'true' } });
  return {
    ...siteLoader({ context, request }),
    post,
    crumb: post.title,
    ...neighborsOf(post, posts),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? blogPostMeta(loaderData, loaderData.post) : [];

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  const { company, post, older, newer, related } = loaderData;
  const picture = featuredPicture(post);
  return (
    <main id="content">
      <article className="page-width post">
        <h1>{post.title}</h1>
        <p className="post-excerpt text-lead">{post.excerpt}</p>
        <PostFacts post={post} company={company} />
        {picture ? (
          <figure className="post-picture">
            <Picture name={picture} eager sizes="(min-width: 75rem) 75rem, 100vw" />
            <figcaption className="caption">Design rendering.</figcaption>
          </figure>
        ) : null}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders Markdown without raw HTML (render-markdown.ts) */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: post.html }} />
        <PostEnd company={company} />
      </article>
      <OlderAndNewer older={older} newer={newer} />
      {related.length > 0 ? (
        <section className="page-width related-posts" aria-labelledby="related-heading">
          <h2 id="related-heading" className="text-feature">
            Read on
          </h2>
          <div className="post-rows">
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
    <dl className="post-facts">
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
          <a className="text-link" href={`/blog/${post.category}`}>
            {categoryLabel(post)}
          </a>
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
    <aside className="post-end" aria-label="Ask us">
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

type Neighbor = BlogPost | undefined;

function OlderAndNewer({ older, newer }: { older: Neighbor; newer: Neighbor }) {
  if (!older && !newer) return null;
  return (
    <nav className="page-width older-newer" aria-label="Older and newer posts">
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
