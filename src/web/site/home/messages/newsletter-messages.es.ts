// The words around the newsletter's form on the home page, in Spanish.
import type { NewsletterSectionMessages } from './newsletter-messages.en.ts';

export const spanishNewsletterSectionMessages: NewsletterSectionMessages = {
  heading: 'Le escribimos cuando cambia la temporada',
  lead: 'Qué cortar, regar y plantar en el área de Houston, y qué dejar en paz. Un correo corto por temporada, en español siempre que podemos; con un clic deja de recibirlo.',

  firstMail: 'Nuestro primer correo va en camino. Puede dejar de recibirlos cuando quiera.',
};
