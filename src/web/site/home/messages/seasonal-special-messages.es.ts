// The words around the offer of a season, in Spanish.
import type { SeasonalSpecialMessages } from './seasonal-special-messages.en.ts';

export const spanishSeasonalSpecialMessages: SeasonalSpecialMessages = {
  heading: 'Oferta de temporada',

  offers: {
    spring: 'Oferta de primavera',
    summer: 'Oferta de verano',
    fall: 'Oferta de otoño',
    winter: 'Oferta de invierno',
  },

  rendering: 'Representación del diseño.',
  photo: 'Foto.',

  off: 'menos',

  validUntil: 'Válida hasta el {until}',
  validBetween: 'Válida del {from} al {until}',

  claim: 'Aprovechar esta oferta',
  claimed: {
    spring: 'Quiero aprovechar la oferta de primavera: {percent}% de descuento, “{title}”.',
    summer: 'Quiero aprovechar la oferta de verano: {percent}% de descuento, “{title}”.',
    fall: 'Quiero aprovechar la oferta de otoño: {percent}% de descuento, “{title}”.',
    winter: 'Quiero aprovechar la oferta de invierno: {percent}% de descuento, “{title}”.',
  },
  call: 'Llamar al {phone}',

  disclaimer:
    'Válida solo para clientes nuevos, no se combina con otras ofertas y puede aplicar un valor mínimo del proyecto.',
};
