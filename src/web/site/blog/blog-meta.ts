// What search engines, link previews and feed readers are told about the blog's pages.
import { companyPlace } from '#company/facts/company-place.ts';
import { hrefIn, type Language } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { localeOf } from '#company/rules/time/locale.ts';
import type { BlogPost } from '#contract/site/blog.ts';
import { businessReference } from '#web/site/frame/page-graph.ts';
import { pageMeta, type Site } from '#web/site/frame/page-meta.ts';
import { blogMessages } from './messages/choose-blog-messages.ts';
import { featuredPicture } from './post-facts.ts';

/** The list of one category, or of all posts. */
type ListHead = { path: string; category: BlogPost['category'] | undefined; language: Language };

/** The head of the list; `path` is its own. */
export function blogListMeta(site: Site, { path, category, language }: ListHead) {
  const words = blogMessages[language];
  const facts = {
    name: category ? words.categories[category] : words.name,
    place: companyPlace(site.company),
  };
  return pageMeta(site, {
    path,
    title: fill(category ? words.categoryTitle : words.title, facts),
    description: fill(words.description, facts),
    ...feedIn(language),
  });
}

/** The head of a post, with its BlogPosting (schema.org) as data. */
export function blogPostMeta(site: Site, post: BlogPost, language: Language) {
  const path = hrefIn(language, `/blog/${post.slug}`);
  const section = blogMessages[language].categories[post.category];
  return pageMeta(site, {
    path,
    title: post.title,
    description: post.excerpt,
    picture: featuredPicture(post),
    crumb: post.title,
    ...feedIn(language),
    ...(post.publishedAt && {
      published: { at: post.publishedAt, changed: lastChange(post), section },
    }),
    about: [blogPosting(site.origin, post, { path, section, language })],
  });
}

/** The feed is in English, so English pages name it. */
function feedIn(language: Language): { hasFeed?: true } {
  return language === 'en' ? { hasFeed: true } : {};
}

type Posting = { path: string; section: string; language: Language };

function blogPosting(origin: string, post: BlogPost, { path, section, language }: Posting) {
  const url = `${origin}${path}`;
  const written = post.untranslated.includes('content') ? 'en' : language;
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
    inLanguage: localeOf[written],
    author: businessReference(origin),
    publisher: businessReference(origin),
  };
}

/** A row is written before its post appears; a date of change before that of publication would confuse. */
function lastChange({ publishedAt, updatedAt }: BlogPost): string {
  return publishedAt !== null && publishedAt > updatedAt ? publishedAt : updatedAt;
}
