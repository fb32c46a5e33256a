// What is said in Spanish when a plan request has arrived, on the page and in the receipt by mail.
import type { PlanSentMessages } from './plan-sent-messages.ts';

export const spanishPlanSent: PlanSentMessages = {
  language: 'es',
  title: 'Recibimos su plan de césped',
  steps: [
    'Le llamaremos o le escribiremos en un plazo de {time} para confirmar el día. Eso no tiene costo.',
    'Si el césped resulta ser de otro tamaño, le diremos el nuevo precio antes de cortarlo.',
    'Se le cobra después de cada visita terminada, y puede cancelar cuando quiera.',
  ],
  heldPrice: 'Precio número {number}. Le mantenemos este precio hasta el {day}.',
};
