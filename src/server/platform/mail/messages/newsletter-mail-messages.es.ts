// What the letters of the newsletter say around the office's own words, in Spanish.
import type { NewsletterMailMessages } from './newsletter-mail-messages.en.ts';

export const spanishNewsletterMailMessages: NewsletterMailMessages = {
  welcomePreview: 'Consejos de jardinería y noticias de {company} en cada temporada',
  whyWelcome:
    'Recibe este correo porque alguien escribió esta dirección en nuestro sitio. Si no fue usted, o ya no lo quiere, basta un clic, sin iniciar sesión: {unsubscribe}',

  preview: 'Noticias de {company}',
  test: 'Esto es una prueba, enviada solo a usted. Su enlace para darse de baja no sirve para nadie.',
  inEnglish: 'Esta edición está escrita en inglés.',
  tasks: 'Para hacer esta temporada',
  readPost: 'Leer el artículo (en inglés)',
  readBlog: 'Leer el blog (en inglés)',
  why: 'Recibe este correo porque se suscribió a las noticias de {company}. ¿Ya no las quiere? Basta un clic, sin iniciar sesión: {unsubscribe}.',
  unsubscribe: 'darse de baja aquí',
};
