// Every page of the site by its path. Documents say so by `handle = { document: true }`.
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('home/home.page.tsx'),
  route('book', 'booking/book.page.tsx'),
  route('appointment/:token', 'booking/appointment.page.tsx'),
  route('customer-portal', 'portal/portal.page.tsx'),
  route('sign-in', 'sign-in/sign-in.page.tsx'),
  route('sign-out', 'sign-in/sign-out.page.tsx'),
  route('*', 'not-found/not-found.page.tsx'),
] satisfies RouteConfig;
