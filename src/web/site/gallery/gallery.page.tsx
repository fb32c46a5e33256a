// The thirteen projects of the home page's gallery as a page of their own, with the way to all of them.
import { hrefIn, languageOfPath } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { describeCount } from '#web/lib/list-sentence.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import type { Route } from './+types/gallery.page.ts';
import { Gallery } from './gallery.tsx';
import { galleryPageMessages } from './messages/choose-gallery-page-messages.ts';

export const handle = { document: true, sheets: ['gallery'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const { gallery, uploads } = await context.get(apiContext)('GET /api/content/galleries', {
    query: { language },
  });
  return { ...siteLoader({ context, url }), language, gallery, uploads };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { company, gallery, language } = loaderData;
  const words = galleryPageMessages[language];
  const facts = { count: describeCount(gallery.length, language), city: company.city };
  return pageMeta(loaderData, {
    path: hrefIn(language, '/gallery'),
    title: fill(words.title, facts),
    description: fill(words.description, facts),
    picture: 'ranch-front-spring-azaleas',
  });
};

export default function GalleryPage({ loaderData: { gallery } }: Route.ComponentProps) {
  return (
    <main id="content">
      <Gallery projects={gallery} isPage />
    </main>
  );
}
