// What search engines and link previews are told about a page: one builder for every document.
import type { MetaDescriptor } from 'react-router';
import { languageOfPath } from '#company/facts/languages.ts';
import type { UploadedPicture, UploadedPictures } from '#company/facts/picture.ts';
import { isUploadName } from '#company/facts/picture.ts';
import type { PictureReference } from '#company/facts/picture-reference.ts';
import { type PictureName, pictures } from '#company/facts/pictures.gen.ts';
import { previews } from '#company/facts/previews.gen.ts';
import { localeOf } from '#company/rules/time/locale.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import type { SiteMessages } from './messages/site-messages.en.ts';
import { type GraphNode, pageGraph } from './page-graph.ts';
import { alternatesOf } from './page-versions.ts';

/** The company, what its site names on every page, and where it lives, without a slash at the end. */
export type Site = {
  company: CompanyProfile;
  index: SiteIndex;
  origin: string;
  /** The words of its frame in another language than English. */
  words?: SiteMessages | null;
  /** The uploaded pictures that the page names. */
  uploads?: UploadedPictures;
};

/** What a page says about itself. */
export type PageHead = {
  /** Its own path, without a query. */
  path: string;
  /** What it is about, without the company's name. */
  title: string;
  description: string;
  /** The picture of its link previews; the site's own when it has none. */
  picture?: PictureReference | null;
  /** How the breadcrumb calls it, when its path says too little. */
  crumb?: string;
  /** ISO instants, for a page that was published on a day. */
  published?: { at: string; changed: string; section: string };
  /** Whether feed readers are told of the blog's feed. */
  hasFeed?: true;
  /** What it describes beyond itself, as nodes of schema.org. */
  about?: readonly GraphNode[];
};

/** A picture as link previews take it: absolute address and true size. */
export type Preview = { url: string; width: number; height: number; alt: string };

/** Longer titles are cut off in search results. */
const TITLE_LENGTH = 60;

const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
const FEED = '/blog/rss.xml';

/** The entries of a page's head. */
export function pageMeta(site: Site, head: PageHead): MetaDescriptor[] {
  const { company, origin } = site;
  const title = titleOf(head.title, company);
  const url = `${origin}${head.path}`;
  const preview = previewOf(head.picture ?? null, site);
  return [
    { title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternatesOf(origin, head.path),
    ...(head.hasFeed
      ? [
          {
            tagName: 'link' as const,
            rel: 'alternate',
            type: 'application/rss+xml',
            title: `${company.companyName} Blog`,
            href: FEED,
          },
        ]
      : []),
    { property: 'og:type', content: head.published ? 'article' : 'website' },
    { property: 'og:site_name', content: company.companyName },
    { property: 'og:locale', content: localeOf[languageOfPath(head.path)].replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: preview.url },
    { property: 'og:image:width', content: String(preview.width) },
    { property: 'og:image:height', content: String(preview.height) },
    { property: 'og:image:alt', content: preview.alt },
    ...(head.published
      ? [
          { property: 'article:published_time', content: head.published.at },
          { property: 'article:modified_time', content: head.published.changed },
          { property: 'article:section', content: head.published.section },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: head.description },
    { name: 'twitter:image', content: preview.url },
    { name: 'twitter:image:alt', content: preview.alt },
    { 'script:ld+json': pageGraph(site, head, { title, url, preview }) },
  ];
}

/** The title with the company's name behind it, the short name or none where the room is too small. */
export function titleOf(
  title: string,
  { companyName, shortName }: Pick<CompanyProfile, 'companyName' | 'shortName'>,
): string {
  const signed = [companyName, shortName].map((name) => `${title} | ${name}`);
  return signed.find((text) => text.length <= TITLE_LENGTH) ?? title;
}

function previewOf(name: PictureReference | null, { origin, uploads }: Site): Preview {
  if (name !== null && isUploadName(name)) {
    const upload = uploads?.[name];
    if (upload) return previewOfUpload(upload, origin);
  } else if (name !== null) {
    const file = (previews as Partial<Record<PictureName, string>>)[name];
    if (file)
      return { url: `${origin}/previews/${file}`, ...PREVIEW_SIZE, alt: pictures[name].alt };
  }
  return {
    url: `${origin}/link-preview.jpg`,
    ...PREVIEW_SIZE,
    alt: 'Rendering of a limestone house with a striped lawn at golden hour.',
  };
}

/** Its JPEG as it is: programs that show previews cut it to their own shape. */
function previewOfUpload({ width, height, jpeg, alt }: UploadedPicture, origin: string): Preview {
  const shownHeight = Math.round((height * jpeg.width) / width);
  return {
    url: `${origin}/uploaded-pictures/${jpeg.file}`,
    width: jpeg.width,
    height: shownHeight,
    alt,
  };
}
