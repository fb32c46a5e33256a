// The words of a service's page around the owner's, in Spanish.
import { salesTaxAtInSpanish } from '#company/facts/sales-tax.es.ts';
import type { ServicePageMessages } from './service-page-messages.en.ts';

export const spanishServicePageMessages: ServicePageMessages = {
  questions: 'Lo que nos preguntan antes de cada trabajo',

  packageVisit: 'desde {price} por visita',
  packageYear: '{name} por un año, {visits} visitas',
  packageYearPrice: 'desde {price}',

  sizes: {
    property: { label: 'Tamaño del terreno', unit: 'pies²' },
    fence: { label: 'Largo de la cerca', unit: 'pies' },
    drain: { label: 'Largo del drenaje', unit: 'pies' },
  },
  examples: `Ejemplos con nuestros precios iniciales, ${salesTaxAtInSpanish}. Su cotización trae las cifras exactas.`,

  nextHeading: 'Cuéntenos qué ve en su jardín',
  next: 'Bastan dos frases y unas fotos. Una persona le responde en un plazo de {time}, y el presupuesto es gratis.',
  calculator: 'Calcular con las medidas de su jardín',
  others: 'Otros servicios',
};
