// The words around the services, in Spanish.
import type { ServicesMessages } from './services-messages.en.ts';

export const spanishServicesMessages: ServicesMessages = {
  heading: '{count} servicios y una sola empresa a la que llamar',
  lead: 'Antes de hablar de plantas, preguntamos a dónde va la lluvia. Luego lo dibujamos y le ponemos precio a cada concepto.',
  allServices: 'Todos los servicios y precios',

  learnMore: 'Más información',
  aboutService: 'sobre {service}',
};
