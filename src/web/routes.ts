// Every page by its path, under the layout that frames it. Documents say so by `handle = { document: true }`.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Pages for developers; a build has none of them (docs/decisions/0027-layouts-and-the-kit.md). */
const developmentPages = [
  layout('dev-kit/kit.layout.tsx', [
    route('dev/kit', 'dev-kit/kit.page.tsx'),
    route('dev/kit/fields', 'dev-kit/fields.page.tsx'),
    route('dev/kit/dates', 'dev-kit/dates.page.tsx'),
    route('dev/kit/overlays', 'dev-kit/overlays.page.tsx'),
    route('dev/kit/table', 'dev-kit/table.page.tsx'),
  ]),
];

export default [
  layout('site/site.layout.tsx', [
    index('home/home.page.tsx'),
    route('services', 'brochure/services.page.tsx'),
    route('services/:id', 'brochure/service.page.tsx'),
    route('areas', 'brochure/areas.page.tsx'),
    route('areas/:slug', 'brochure/area.page.tsx'),
    route('about', 'brochure/about.page.tsx'),
    route('contact', 'brochure/contact.page.tsx'),
    route('gallery', 'gallery/gallery.page.tsx'),
    route('gallery-full', 'gallery/gallery-full.page.tsx'),
    route('book', 'booking/book.page.tsx'),
    route('blog', 'blog/blog-list.page.tsx'),
    route('blog/tips', 'blog/blog-list.page.tsx', { id: 'blog/tips' }),
    route('blog/updates', 'blog/blog-list.page.tsx', { id: 'blog/updates' }),
    route('blog/projects', 'blog/blog-list.page.tsx', { id: 'blog/projects' }),
    route('blog/:slug', 'blog/blog-post.page.tsx'),
    route('print-flyer', 'print/flyer.page.tsx'),
    route('business-card', 'print/business-card.page.tsx'),
    route('quote', 'quote/quote.page.tsx'),
    route('lawn-plan', 'lawn-plan/lawn-plan.page.tsx'),
    route('newsletter', 'newsletter/newsletter.page.tsx'),
    route('newsletter/unsubscribe', 'newsletter/unsubscribe.page.tsx'),
    route('review/:token', 'booking/review.page.tsx'),
    route('appointment/:token', 'booking/appointment.page.tsx'),
    route('sign-in', 'sign-in/sign-in.page.tsx'),
    route('sign-out', 'sign-in/sign-out.page.tsx'),
    route('*', 'not-found/not-found.page.tsx'),
  ]),
  layout('portal/portal.layout.tsx', [route('customer-portal', 'portal/portal.page.tsx')]),
  layout('console/console.layout.tsx', [route('console', 'console/today/today.page.tsx')]),
  ...(process.env.PRAIRIE_OAK_DEVELOPMENT === '1' ? developmentPages : []),
] satisfies RouteConfig;
