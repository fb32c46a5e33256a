// The words of an offered plan in Spanish.
import type { OfferMessages } from './offer-messages.en.ts';

export const spanishOfferMessages: OfferMessages = {
  property: 'Propiedad',
  plan: 'Su plan',
  frequencies: {
    weekly: 'cada semana',
    'bi-weekly': 'cada dos semanas',
    monthly: 'cada mes',
    'per-visit': 'cuando lo pida',
    rounds: 'por temporada',
  },
  firstVisit: 'Primera visita',
  size: 'Tamaño',
  sizes: 'Terreno de {lot} pies², de ellos {lawn} pies² de césped',
  goodThrough: 'Vigente hasta',
  aMonth: 'Al mes, en promedio, sin impuesto',
  everyVisit: 'Cada visita después',
  beforeTax: 'Sin impuesto',
  tax: 'Impuesto sobre las ventas, {rate}',
  total: 'Total con impuesto',

  rounds: 'Aplicaciones',
  oneRound: 'Una aplicación al año',
  manyRounds: '{count} aplicaciones al año',
  roundsTaxed:
    'Precios con {rate} de impuesto sobre las ventas. Después del primer año, cada aplicación se repite en su temporada.',
  firstPlanned: 'La primera, prevista para el {day}',
  season: 'Temporada: {season}',
  withTax: '{subtotal} + {tax} de impuesto',

  binding: 'Los términos que valen son los de arriba, que están en inglés.',
};
