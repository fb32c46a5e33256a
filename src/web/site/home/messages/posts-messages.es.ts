// The words around the posts on the home page, in Spanish.
import { spanishBlogMessages } from '#web/site/blog/messages/blog-messages.es.ts';
import type { PostsMessages } from './posts-messages.en.ts';

export const spanishPostsMessages: PostsMessages = {
  heading: 'Se lo dejamos por escrito, para que lo haga usted',
  openBlog: 'Abrir el blog',
  contactUs: 'Pregúntenos por novedades',

  filters: 'Filtrar los artículos por categoría',
  allPosts: spanishBlogMessages.all,
  categories: spanishBlogMessages.categories,

  more: 'Ver todos los artículos ({count} más)',
  failure: 'No se pudieron cargar los artículos del blog.',
  noneChosen: 'Aún no hay artículos en {label}. Pruebe otra categoría.',
  none: 'Aún no hay artículos aquí.',
  loading: 'Cargando los artículos del blog...',

  team: spanishBlogMessages.team,
};
