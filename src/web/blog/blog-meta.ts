// What search engines, link previews and feed readers are told about the blog's pages.
import type { MetaDescriptor } from 'react-router';
import { pictures } from '#company/pictures.gen.ts';
import type { BlogPost } from '#contract/blog.ts';
import type { CompanyProfile } from '#contract/company-profile.ts';
import { categoryLabel, featuredPicture } from './post-facts.ts';

/** The company and where its site lives, without a slash at the end. */
type Site = { company: CompanyProfile; origin: string };

type Preview = { url: string; width: number; height: number; alt: string };

/** The head of the list; `path` is its own, `name` the category's or the blog's. */
export function blogListMeta(site: Site, path: string, name: string): MetaDescriptor[] {
  const { company } = site;
  return [
    ...pageMeta(site, {
      path,
      type: 'website',
      title: `${name} | ${company.companyName}`,
      description: `Mowing heights, freeze dates, drainage, prices and drawings for yards in ${company.city}, ${company.region}, from the people who work in them.`,
      preview: sitePreview(site.origin),
    }),
  ];
}

/** The head of a post, with its BlogPosting (schema.org) as data. */
export function blogPostMeta(site: Site, post: BlogPost): MetaDescriptor[] {
  const { company, origin } = site;
  const preview = postPreview(post, origin) ?? sitePreview(origin);
  return [
    ...pageMeta(site, {
      path: `/blog/${post.slug}`,
      type: 'article',
      title: `${post.title} | ${company.companyName}`,
      description: post.excerpt,
      preview,
    }),
    ...(post.publishedAt
      ? [{ property: 'article:published_time', content: post.publishedAt }]
      : []),
    { property: 'article:section', content: categoryLabel(post) },
    { 'script:ld+json': blogPosting(site, post, preview) },
  ];
}

function pageMeta(
  { company, origin }: Site,
  page: {
    path: string;
    type: 'website' | 'article';
    title: string;
    description: string;
    preview: Preview;
  },
): MetaDescriptor[] {
  const { preview } = page;
  const url = `${origin}${page.path}`;
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: `${company.companyName} Blog`,
      href: '/blog/rss.xml',
    },
    { property: 'og:type', content: page.type },
    { property: 'og:site_name', content: company.companyName },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: preview.url },
    { property: 'og:image:width', content: String(preview.width) },
    { property: 'og:image:height', content: String(preview.height) },
    { property: 'og:image:alt', content: preview.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function blogPosting({ company, origin }: Site, post: BlogPost, preview: Preview) {
  const organization = { '@type': 'Organization', name: company.companyName, url: `${origin}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url: `${origin}/blog/${post.slug}`,
    mainEntityOfPage: `${origin}/blog/${post.slug}`,
    image: { '@type': 'ImageObject', ...preview, alt: undefined, caption: preview.alt },
    ...(post.publishedAt && { datePublished: post.publishedAt, dateModified: lastChange(post) }),
    articleSection: categoryLabel(post),
    keywords: post.tags.join(', '),
    inLanguage: 'en-US',
    author: organization,
    publisher: organization,
  };
}

/** A row is written before its post appears; a date of change before that of publication would confuse. */
function lastChange({ publishedAt, updatedAt }: BlogPost): string {
  return publishedAt !== null && publishedAt > updatedAt ? publishedAt : updatedAt;
}

function postPreview(post: BlogPost, origin: string): Preview | null {
  const name = featuredPicture(post);
  if (name === null) return null;
  const { jpeg, width, height, alt } = pictures[name];
  return {
    url: `${origin}/pictures/${jpeg.file}`,
    width: jpeg.width,
    height: Math.round((jpeg.width * height) / width),
    alt,
  };
}

function sitePreview(origin: string): Preview {
  return {
    url: `${origin}/link-preview.jpg`,
    width: 1200,
    height: 630,
    alt: 'Rendering of a limestone house with a striped lawn at golden hour.',
  };
}
