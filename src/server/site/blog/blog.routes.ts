// Answers the endpoints of the blog: list, one post as HTML, and the feed.
import type { Handlers } from '#server/platform/http/mount.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { findPublishedPost, listPublishedPosts } from './blog.queries.ts';
import { renderMarkdown } from './render-markdown.ts';
import { rssFeed } from './rss-feed.ts';

type BlogEndpoints = 'GET /api/blog-posts' | 'GET /api/blog-posts/{slug}' | 'GET /blog/rss.xml';

/** Feed readers come by the clock; for this long they need not ask us again. */
const FEED_SECONDS = 300;

/** The handlers of the blog. */
export function blogHandlers(context: ServerContext): Handlers<BlogEndpoints> {
  return {
    async 'GET /api/blog-posts'({ query }) {
      // Only staff will see drafts, in the console; here the honest answer to "unpublished" is that there is none.
      if (query.published === 'false') return [];
      return listPublishedPosts(context, query);
    },

    async 'GET /api/blog-posts/{slug}'({ params, query: { language = 'en' } }) {
      const post = await findPublishedPost(context, params.slug, language);
      if (!post) throw new RequestProblem('not_found', 'We could not find this post.');
      const written = post.untranslated.includes('content') ? 'en' : language;
      return { ...post, html: renderMarkdown(post.content, context.content().uploads, written) };
    },

    async 'GET /blog/rss.xml'({ reply }) {
      const posts = await listPublishedPosts(context);
      reply.header('cache-control', `public, max-age=${FEED_SECONDS}`);
      return Buffer.from(rssFeed(posts, context.settings(), context.config.publicUrl));
    },
  };
}
