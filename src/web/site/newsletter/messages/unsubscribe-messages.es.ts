// The words of the page behind the newsletter's unsubscribe link, in Spanish.
import type { UnsubscribeMessages } from './unsubscribe-messages.en.ts';

export const spanishUnsubscribeMessages: UnsubscribeMessages = {
  title: 'Boletín | {company}',
  ask: '¿Darse de baja?',
  gets: '{email} recibe consejos de jardinería y noticias de {company} en cada temporada. Un clic y dejamos de enviarlos. Seguirá recibiendo los correos sobre sus propias consultas y cotizaciones.',
  leave: 'Darme de baja',
  keep: 'Seguir recibiéndolo y leer el blog (en inglés)',
  left: 'Ya está dado de baja',
  getsNoMore: '{email} ya no recibe nuestro boletín. ¿Quería quedarse?',
  again: 'Suscribirme otra vez',
  goHome: 'Ir a la página de inicio',
  back: 'Qué gusto tenerle de vuelta',
  getsAgain: '{email} recibe nuestro boletín.',
  blog: 'Leer el blog (en inglés)',
};
