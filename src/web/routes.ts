// Every page of the site by its path. Documents say so by `handle = { document: true }`.
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('home/home.page.tsx'),
  route('*', 'not-found/not-found.page.tsx'),
] satisfies RouteConfig;
