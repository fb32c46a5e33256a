// The words around the lawn plan on a page of its own, in Spanish.
import type { LawnPlanPageMessages } from './lawn-plan-page-messages.en.ts';

export const spanishLawnPlanPageMessages: LawnPlanPageMessages = {
  heading: 'Plan de mantenimiento del césped',
  error: 'Error: ',
  lead: 'Vea cuánto cuesta el corte antes de decirnos quién es',

  checkFields: 'Revise los campos marcados abajo, por favor.',
  promoHint: 'Opcional.',
  updatePrice: 'Actualizar el precio',

  notMowing: '¿No busca corte de césped? ',
  requestQuote: 'Solicite una cotización',
  orCall: ' o llámenos al {phone}.',

  copyOnItsWay:
    'Le enviamos una copia de su plan por correo electrónico. Si no llega, llámenos al {phone}.',
  goHome: 'Ir a la página de inicio',
};
