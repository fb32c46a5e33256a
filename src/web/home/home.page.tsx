// The home page: its sections, in their order.
import { readOpenings } from '#web/booking/read-openings.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import type { Route } from './+types/home.page.ts';
import { About } from './about.tsx';
import { Booking } from './booking.tsx';
import { Contact } from './contact.tsx';
import { FieldNotes } from './field-notes.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { homeMeta } from './home-meta.ts';
import { Newsletter } from './newsletter.tsx';
import { Posts } from './posts.tsx';
import { Reviews } from './reviews.tsx';
import { Services } from './services.tsx';
import { Stats } from './stats.tsx';

export const handle = { document: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const company = context.get(companyContext);
  const types = await api('GET /api/consultation-types', { query: { isActive: 'true' } });
  const reviews = await api('GET /api/geo-testimonials', { query: { verified: 'true' } });
  const posts = await api('GET /api/blog-posts', { query: { published: 'true' } });
  const { openings } = await readOpenings(api, types[0]?.id ?? null, null, company.today);
  return {
    company,
    types,
    openings,
    reviews,
    posts,
    origin: new URL(request.url).origin,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? homeMeta(loaderData.company, loaderData.origin) : [];

export default function HomePage({
  loaderData: { company, types, openings, reviews, posts },
}: Route.ComponentProps) {
  return (
    <main id="content">
      <Hero company={company} />
      <Stats />
      <Services irrigatorLicense={company.irrigatorLicense} />
      <Gallery />
      <About />
      <Reviews reviews={reviews} timeZone={company.timeZone} />
      <FieldNotes today={company.today} />
      <Posts posts={posts} company={company} />
      <Newsletter />
      <Booking company={company} types={types} openings={openings} />
      <Contact company={company} />
    </main>
  );
}
