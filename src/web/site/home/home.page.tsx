// The home page: its sections, in their order.
import { languageOfPath } from '#company/facts/languages.ts';
import { irrigationLicenseLine } from '#company/facts/licenses.ts';
import { DEFAULT_LOT } from '#company/rules/money/lawn-price.ts';
import { readOpenings } from '#web/features/booking/plain/read-openings.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { uploadsOf } from '#web/site/blog/post-facts.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import { Gallery } from '#web/site/gallery/gallery.tsx';
import homeStylesheet from '#web/styles/home.css?url';
import type { Route } from './+types/home.page.ts';
import { About } from './about.tsx';
import { BeforeAfter } from './before-after.tsx';
import { Booking } from './booking.tsx';
import { Contact } from './contact.tsx';
import { CostCalculator } from './cost-calculator.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { homeMeta } from './home-meta.ts';
import { LawnMaintenance } from './lawn-maintenance.tsx';
import { Newsletter } from './newsletter.tsx';
import { Packages } from './packages.tsx';
import { Posts } from './posts.tsx';
import { Promises } from './promises.tsx';
import { RecentProjects } from './recent-projects.tsx';
import { Reviews } from './reviews.tsx';
import { SeasonalGuide } from './seasonal-guide.tsx';
import { SeasonalSpecial } from './seasonal-special.tsx';
import { ServiceAreas } from './service-area.tsx';
import { Services } from './services.tsx';
import { Stats } from './stats.tsx';
import { Timeline } from './timeline.tsx';

export const handle = { document: true, sheets: ['hero'], showsOpenings: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const site = siteLoader({ context, url });
  const language = languageOfPath(url.pathname);
  const types = await api('GET /api/consultation-types', { query: { isActive: 'true', language } });
  const reviews = await api('GET /api/geo-testimonials', { query: { verified: 'true' } });
  const posts = await api('GET /api/blog-posts', { query: { published: 'true', language } });
  const { openings } = await readOpenings(api, types[0]?.id ?? null, null, site.company.today);
  const { nextServiceDay } = await api('POST /api/lawn-plans/price', {
    body: { propertySize: DEFAULT_LOT, frequency: 'weekly' },
  });
  const content = await api('GET /api/content/home', { query: { language } });
  return {
    ...site,
    language,
    content,
    firstServiceDay: nextServiceDay,
    types,
    openings,
    reviews,
    posts,
    uploads: { ...content.uploads, ...uploadsOf(posts) },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? homeMeta(loaderData) : [];

export default function HomePage({
  loaderData: { company, index, content, firstServiceDay, types, openings, reviews, posts },
}: Route.ComponentProps) {
  return (
    <main id="content" className="home-page">
      <Hero hero={content.hero} company={company} />
      {/* Here, not in the head, and after the picture: what is above it is painted without waiting for it. */}
      <link rel="stylesheet" href={homeStylesheet} fetchPriority="low" />
      <Stats claims={index.claims} />
      {content.promises ? <Promises promises={content.promises} /> : null}
      <Services services={content.services} licenseLine={irrigationLicenseLine(company)} />
      <ServiceAreas areas={content.areas} terms={content.areaTerms} company={company} />
      <BeforeAfter pairs={content.pairs} />
      <Gallery projects={content.gallery} />
      <Reviews reviews={reviews} areas={index.areas} timeZone={company.timeZone} />
      <SeasonalSpecial offers={content.offers} company={company} />
      <Packages {...content} company={company} />
      <CostCalculator rates={content.estimate} company={company} />
      <LawnMaintenance
        company={company}
        prices={content.mowing}
        firstServiceDay={firstServiceDay}
      />
      <About story={content.about} />
      <Faq questions={content.questions} company={company} />
      <SeasonalGuide
        city={company.city}
        today={company.today}
        tasks={content.tasks}
        note={content.monthNote}
      />
      <Posts posts={posts} company={company} />
      <Newsletter />
      <Timeline projects={content.timeline} />
      <RecentProjects projects={content.recentProjects} />
      <Booking company={company} claims={index.claims} types={types} openings={openings} />
      <Contact company={company} claims={index.claims} />
    </main>
  );
}
