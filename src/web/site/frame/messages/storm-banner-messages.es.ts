// The words around the notice after a storm, in Spanish.
import type { StormBannerMessages } from './storm-banner-messages.en.ts';

export const spanishStormBannerMessages: StormBannerMessages = {
  name: 'Aviso de tormenta',
  help: 'Pedir ayuda',
  hide: 'Ocultar',
  hideWhat: 'el aviso de tormenta',
};
