// Every page of the site by its path. Documents say so by `handle = { document: true }`.
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('home/home.page.tsx'),
  route('book', 'booking/book.page.tsx'),
  route('blog', 'blog/blog-list.page.tsx'),
  route('blog/tips', 'blog/blog-list.page.tsx', { id: 'blog/tips' }),
  route('blog/updates', 'blog/blog-list.page.tsx', { id: 'blog/updates' }),
  route('blog/projects', 'blog/blog-list.page.tsx', { id: 'blog/projects' }),
  route('blog/:slug', 'blog/blog-post.page.tsx'),
  route('quote', 'quote/quote.page.tsx'),
  route('newsletter', 'newsletter/newsletter.page.tsx'),
  route('newsletter/unsubscribe', 'newsletter/unsubscribe.page.tsx'),
  route('appointment/:token', 'booking/appointment.page.tsx'),
  route('customer-portal', 'portal/portal.page.tsx'),
  route('sign-in', 'sign-in/sign-in.page.tsx'),
  route('sign-out', 'sign-in/sign-out.page.tsx'),
  route('*', 'not-found/not-found.page.tsx'),
] satisfies RouteConfig;
