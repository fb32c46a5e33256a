// The words around the posts of the blog, in Spanish.
import type { BlogMessages } from './blog-messages.en.ts';

export const spanishBlogMessages: BlogMessages = {
  categories: {
    tips: 'Consejos de jardinería',
    updates: 'Noticias de la empresa',
    projects: 'Proyectos destacados',
  },

  name: 'Blog',
  title: 'Blog de jardinería, {place}',
  categoryTitle: '{name} en {place}',
  description:
    '{name}: alturas de corte, fechas de heladas, drenaje, precios y dibujos para jardines en {place}, de la gente que trabaja en ellos.',

  heading: 'Apuntes desde el barro de {city}',
  lead: 'Alturas de corte, fechas de heladas, precios y dibujos, escritos por la gente que hace el trabajo, para la tierra que usted tiene de verdad.',
  categoriesName: 'Categorías',
  all: 'Todos los artículos',
  none: 'Aún no hay artículos aquí. Pruebe otra categoría.',
  follow: 'Seguir por RSS (en inglés)',

  published: 'Publicado',
  writtenBy: 'Escrito por',
  team: 'Equipo de {company}',
  category: 'Categoría',
  about: 'Temas',

  rendering: 'Representación de un diseño.',
  photo: 'Foto.',

  inEnglish: 'Este artículo todavía no está en español; aquí está en inglés, como se escribió.',

  endName: 'Pregúntenos',
  question: '¿Y su propio jardín?',
  visit: 'Lo recorremos con usted, sin costo, en toda la zona que atendemos alrededor de {city}.',
  book: 'Reservar una consulta gratis',
  readOn: 'Siga leyendo',
  neighbors: 'Artículos anteriores y siguientes',
  older: 'Anterior',
  newer: 'Siguiente',
};
