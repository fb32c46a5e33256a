// The words of the welcome in Spanish.
import type { WelcomeMessages } from './welcome-messages.en.ts';

export const spanishWelcomeMessages: WelcomeMessages = {
  welcomeTo: 'Le damos la bienvenida a',
  lead: 'Jardinería y paisajismo profesional en el área de Houston desde {year}',
  serving: 'Atendemos {towns}',
  and: 'y',

  sinceYear: 'Desde',
  rating: 'de 5 según nuestros clientes',

  support: 'Chat en vivo',
  online: 'EN LÍNEA',
  offline: 'FUERA DE LÍNEA',

  startChat: 'Iniciar chat',
  schedule: 'Reservar consulta gratis',
  explore: 'Seguir viendo el sitio',
};
