// The posts as an RSS 2.0 feed (rssboard.org/rss-specification), with an Atom link to itself as its best practices ask.
import { blogCategories } from '#company/facts/blog-categories.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { BlogPost } from '#contract/site/blog.ts';
import { escapeXml } from '#server/platform/http/xml.ts';

/** Writes the feed. `site` is the public address of this installation. */
export function rssFeed(posts: BlogPost[], settings: BusinessSettings, site: URL): string {
  const title = `${settings.companyName} Blog`;
  const description = `Landscaping notes from ${settings.city}, ${settings.region}.`;
  const latest = posts[0]?.publishedAt;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', new URL('/blog', site).href),
    element('description', description),
    element('language', 'en-us'),
    ...(latest ? [element('lastBuildDate', rfc822(latest))] : []),
    `<atom:link href="${escapeXml(new URL('/blog/rss.xml', site).href)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, site)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item(post: BlogPost, site: URL): string {
  const link = new URL(`/blog/${post.slug}`, site).href;
  const category = blogCategories.find(({ value }) => value === post.category);
  return [
    '<item>',
    element('title', post.title),
    element('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    ...(post.publishedAt ? [element('pubDate', rfc822(post.publishedAt))] : []),
    ...[category?.label ?? post.category, ...post.tags].map((name) => element('category', name)),
    element('description', post.excerpt),
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** An instant as RFC 822 writes it, in GMT. */
function rfc822(instant: string): string {
  return new Date(instant).toUTCString();
}
