// What an estimate says around the owner's names of jobs, in Spanish.
import type { EstimateMessages } from './estimate-messages.en.ts';

export const spanishEstimateMessages: EstimateMessages = {
  projectTitle: 'Presupuesto del proyecto',
  projectBasis:
    'Alcance: {scope}. Terreno: {property} pies²; cerca: {fence} pies; drenaje: {drain} pies, donde cuentan.',
  lawnTitle: 'Presupuesto del plan de césped, primera visita',
  lawnBasis:
    'Terreno de {lot} pies², unos {lawn} pies² de césped. Cada visita después de la primera: {later} más impuesto.',

  taxable: 'Con impuesto',
  notTaxed: 'Sin impuesto',
  subtotal: 'Subtotal',
  salesTax: 'Impuesto sobre las ventas, {rate}',
  total: 'Total',
  firstFigure:
    'Es una primera cifra con los precios iniciales de hoy, no una oferta. La pendiente, el acceso y el suelo pueden cambiarla; vemos el jardín antes de cotizar, y la visita es gratis.',
  nextStep: 'El siguiente paso',
  book: 'Reserve una consulta gratis en {site} o llame al {phone}. Medimos el jardín con usted y le mandamos una cotización con cada renglón.',
  file: 'Presupuesto',
};
