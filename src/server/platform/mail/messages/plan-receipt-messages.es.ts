// What the receipt of a plan request says around the owner's own words, in Spanish.
import { noUpfrontPaymentInSpanish } from '#company/facts/lawn-plan-messages.es.ts';
import { spanishPlanSent } from '#company/facts/plan-sent-messages.es.ts';
import { pricesTaxedInSpanish } from '#company/facts/sales-tax.es.ts';
import { spanishPlanMailMessages } from './plan-mail-messages.es.ts';
import type { PlanReceiptMessages } from './plan-receipt-messages.en.ts';

export const spanishPlanReceiptMessages: PlanReceiptMessages = {
  preview: '{price} por la primera visita. Ahora no se paga nada.',

  choices:
    'Corte de césped {often}, con la primera visita el {day} si nos es posible. El terreno mide {lot}, de ellos {lawn} de césped ({source}).',
  mowing: 'Corte de césped',
  firstDay: 'Primera visita que prefiere',
  lotBy: 'Terreno, {source}',
  sizes: '{lot}, de ellos {lawn} de césped',
  squareFeet: '{area} pies²',
  ownSize: 'según lo que escribió en la página',
  estimate: 'según nuestro cálculo',
  frequencies: spanishPlanMailMessages.frequencies,

  prices: 'La primera visita cuesta {total} ({parts}).',
  pricesAndLater: 'La primera visita cuesta {total} ({parts}), y cada visita después, {later}.',
  firstVisit: 'Primera visita',
  laterVisits: 'Cada visita después',
  pricesTaxed: pricesTaxedInSpanish,

  sent: spanishPlanSent,
  questions: `${noUpfrontPaymentInSpanish}. ¿Preguntas? Responda a este correo o llámenos al {phone}.`,
  another: 'Ver el precio de otro césped',
  mistyped:
    'Si usted no pidió un plan, alguien escribió mal una dirección. Puede ignorar este correo.',
};
