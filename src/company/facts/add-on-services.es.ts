// What a customer can ask for beside the plan, and how a price of it is read, in Spanish.
import type { AddOnPriceLabels } from '../rules/quotes/add-on-price.ts';
import type { AddOnLabel } from './add-on-services.ts';

/** By the English label, which a request carries. */
export const spanishAddOnServices: Readonly<Record<AddOnLabel, string>> = {
  'Shrub Pruning': 'Poda de arbustos',
  'Tree Trimming': 'Poda de árboles',
  'Mulch Installation': 'Colocación de mulch',
  Fertilization: 'Fertilización',
  'Weed Control': 'Control de malezas',
  'Irrigation Repair': 'Reparación del riego',
  'Landscape Lighting': 'Iluminación exterior',
  Other: 'Otro servicio',
};

export const addOnPriceInSpanish: AddOnPriceLabels = {
  custom: 'se cotiza aparte',
  price: '{price} por {unit}',
  from: 'desde {price} por {unit}',
};
