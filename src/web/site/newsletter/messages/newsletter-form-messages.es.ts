// Every word of the newsletter's form and of its own page in Spanish.
import type { NewsletterFormMessages } from './newsletter-form-messages.en.ts';

export const spanishNewsletterFormMessages: NewsletterFormMessages = {
  email: 'Correo electrónico',
  subscribe: 'Suscribirme',
  subscribing: 'Enviando...',

  welcome: '¡Le damos la bienvenida!',
  subscribedTitle: '¡Suscripción lista!',
  subscribed: 'Recibirá nuestros consejos de jardinería y noticias de cada temporada.',
  invalidTitle: 'Correo no válido',
  invalid: 'Escriba un correo electrónico válido, por favor.',
  failedTitle: 'No se hizo la suscripción',
  failed: 'Inténtelo de nuevo o comuníquese con nosotros, por favor.',
  busy: 'Recibimos muchas solicitudes seguidas. Espere un momento e inténtelo de nuevo, por favor.',

  heading: 'Boletín',
  error: 'Error: ',
  lead: 'Consejos de jardinería y noticias de {company}: un correo corto cuando cambia la temporada, en español siempre que podemos.',
  goTo: 'Se los enviamos a {email}.',
  readBlog: 'Leer el blog',
};
