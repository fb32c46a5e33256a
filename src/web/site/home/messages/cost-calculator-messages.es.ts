// The words of the cost calculator, in Spanish.
import { salesTaxAtInSpanish } from '#company/facts/sales-tax.es.ts';
import type { CostCalculatorMessages } from './cost-calculator-messages.en.ts';

export const spanishCostCalculatorMessages: CostCalculatorMessages = {
  heading: 'Calculadora de costos',
  lead: 'Cuánto cuesta un proyecto, con los mismos precios iniciales que usamos nosotros. Sin nombre y sin teléfono.',

  sizes: {
    property: {
      label: 'Tamaño del terreno',
      unit: 'pies²',
      usedFor: 'Para diseño, riego e iluminación',
      one: 'pie²',
    },
    fence: { label: 'Largo de la cerca', unit: 'pies', usedFor: 'Para cercas', one: 'pie' },
    drain: { label: 'Largo del drenaje', unit: 'pies', usedFor: 'Para drenaje', one: 'pie' },
  },

  scope: 'Alcance',
  jobs: '¿Qué le gustaría hacer?',
  rate: '{rate} por {unit}',
  baseAndRate: '{base} más {rate} por {unit}',

  total: 'Total estimado',
  spokenTotal: 'Total estimado: {total}',
  nothing: 'Elija arriba al menos un trabajo y aparecerá el precio.',
  firstFigure: `Es una primera cifra, ${salesTaxAtInSpanish}. La pendiente, el acceso y el suelo pueden cambiarla; vemos el jardín antes de cotizar, y la visita es gratis.`,
  getQuote: 'Pedir una cotización exacta',
  emailEstimate: 'Recibir este presupuesto por correo',
  otherDevice: 'Continuar en otro dispositivo',

  quote: 'Calculadora de costos, alcance {scope}: {jobs}. Total estimado: {total}, para {sizes}.',
  quoteSizes: {
    property: 'un terreno de {size} pies²',
    fence: '{size} pies de cerca',
    drain: '{size} pies de drenaje',
  },
};
