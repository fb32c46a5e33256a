// What search engines, link previews and feed readers are told about the blog's pages.
import { companyPlace } from '#company/facts/company-place.ts';
import type { BlogPost } from '#contract/site/blog.ts';
import { businessReference } from '#web/site/frame/page-graph.ts';
import { pageMeta, type Site } from '#web/site/frame/page-meta.ts';
import { categoryLabel, featuredPicture } from './post-facts.ts';

/** The head of the list; `path` is its own, `name` the category's or the blog's. */
export function blogListMeta(site: Site, path: string, name: string) {
  const { company } = site;
  const place = companyPlace(company);
  return pageMeta(site, {
    path,
    title: path === '/blog' ? `Landscaping Blog, ${place}` : `${name}, ${place}`,
    description: `${name}: mowing heights, freeze dates, drainage, prices and drawings for yards in ${place}, from the people who work in them.`,
    hasFeed: true,
  });
}

/** The head of a post, with its BlogPosting (schema.org) as data. */
export function blogPostMeta(site: Site, post: BlogPost) {
  const section = categoryLabel(post);
  return pageMeta(site, {
    path: `/blog/${post.slug}`,
    title: post.title,
    description: post.excerpt,
    picture: featuredPicture(post),
    crumb: post.title,
    hasFeed: true,
    ...(post.publishedAt && {
      published: { at: post.publishedAt, changed: lastChange(post), section },
    }),
    about: [blogPosting(site.origin, post, section)],
  });
}

function blogPosting(origin: string, post: BlogPost, section: string) {
  const url = `${origin}/blog/${post.slug}`;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.excerpt,
    url,
    mainEntityOfPage: { '@id': url },
    ...(post.publishedAt && { datePublished: post.publishedAt, dateModified: lastChange(post) }),
    articleSection: section,
    keywords: post.tags.join(', '),
    inLanguage: 'en-US',
    author: businessReference(origin),
    publisher: businessReference(origin),
  };
}

/** A row is written before its post appears; a date of change before that of publication would confuse. */
function lastChange({ publishedAt, updatedAt }: BlogPost): string {
  return publishedAt !== null && publishedAt > updatedAt ? publishedAt : updatedAt;
}
