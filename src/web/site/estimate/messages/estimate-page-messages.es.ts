// The words of the page of an estimate, in Spanish.
import type { EstimatePageMessages } from './estimate-page-messages.en.ts';

export const spanishEstimatePageMessages: EstimatePageMessages = {
  title: 'Su presupuesto',
  error: 'Error: ',
  heading: 'Su presupuesto',
  sentHeading: 'Su presupuesto va en camino',
  sent: 'Búsquelo en su correo en un minuto. Cada dirección recibe tres presupuestos al día como máximo.',
  nothing: 'Elija al menos un trabajo en la calculadora y las cifras aparecerán aquí.',
  toLawn: 'Volver al plan de césped',
  toCalculator: 'Volver a la calculadora',

  what: 'Trabajo',
  tax: 'Impuesto',
  amount: 'Importe',
  taxable: 'con impuesto',
  notTaxed: 'sin impuesto',
  subtotal: 'Subtotal',
  salesTax: 'Impuesto sobre las ventas, {rate}',
  total: 'Total',
  firstFigure:
    'Es una primera cifra con los precios iniciales de hoy. La pendiente, el acceso y el suelo pueden cambiarla; vemos el jardín antes de cotizar, y la visita es gratis.',

  mailForm: 'Recibir este presupuesto por correo',
  email: 'Correo electrónico',
  emailHint: 'Para este único correo. En una semana lo habremos olvidado.',
  send: 'Recibir este presupuesto por correo',
  invalid: 'Escriba un correo electrónico válido, como nombre@ejemplo.com, por favor.',
  busy: 'Recibimos muchas solicitudes. Inténtelo de nuevo en una hora o llámenos, por favor.',
  failed: 'Inténtelo de nuevo o llámenos, por favor.',

  lawnForm: 'Su césped',
  lot: 'Tamaño del terreno en pies cuadrados',
  frequency: 'Cada cuánto',
  show: 'Ver las cifras',
};
