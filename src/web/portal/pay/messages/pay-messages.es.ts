// The words of paying online in Spanish.
import type { PayMessages } from './pay-messages.en.ts';

export const spanishPayMessages: PayMessages = {
  billing: 'Facturación',
  heading: 'Pagar',
  pay: 'Pagar {amount}',
  forInvoice: 'De la factura {number}.',
  forAll: 'De todo lo que debe.',
  nothing: 'Aquí no hay nada que pagar en línea.',
  seeInvoices: 'Ver sus facturas',
  noScript: 'Para pagar en línea se necesita JavaScript. Llámenos para pagar, por favor.',
  confirming: 'Su pago de {amount} se está confirmando.',
  fourDays:
    'Una transferencia desde una cuenta bancaria puede tardar hasta cuatro días hábiles. Después puede pagar más.',
  whoTakesIt:
    'Stripe recibe el pago para {company}. Los números de su tarjeta y de su cuenta van a Stripe y nunca a nosotros. ¿Preguntas? Llame al {phone}.',
  seeKept: 'Ver lo que tiene guardado',

  didNotLoad:
    'El formulario de pago no cargó. Recargue la página, por favor, o pague de otra manera.',
  loading: 'Cargando el formulario de pago...',
  keep: 'Guardar esta tarjeta o cuenta para la próxima vez',
  paying: 'Pagando...',
  checkEntered: 'Revise lo que escribió, por favor.',
  notThrough: 'El pago no se completó. Inténtelo de nuevo, por favor.',
  notSent:
    'No pudimos comunicarnos con nuestro sitio. No se cobró nada. Inténtelo de nuevo, por favor.',
  byKind: {
    expired: 'Esta tarjeta ya venció. Use otra, por favor.',
    empty: 'El banco dice que no hay fondos suficientes. Use otra forma de pago, por favor.',
    confirm: 'El banco quiere que usted confirme este pago. Inténtelo de nuevo, por favor.',
    unconfirmed:
      'El banco no pudo confirmar que era usted. Inténtelo de nuevo o use otra forma de pago, por favor.',
    'wrong-cvc': 'El código de seguridad no es correcto. Revíselo e inténtelo de nuevo, por favor.',
    'wrong-number':
      'El número de la tarjeta no es correcto. Revíselo e inténtelo de nuevo, por favor.',
    refused: 'El banco rechazó esta tarjeta. Use otra, por favor.',
    trouble: 'Algo falló en el banco. Inténtelo de nuevo en unos minutos, por favor.',
    closed: 'Esta cuenta bancaria está cerrada. Use otra forma de pago, por favor.',
    unusable: 'El banco no permite esta transferencia. Use otra forma de pago, por favor.',
    'not-allowed': 'El banco dice que la transferencia no fue autorizada. Use otra, por favor.',
    declined: 'El banco rechazó este pago. Use otra forma de pago, por favor.',
  },

  addTip: '¿Agregar una propina para la cuadrilla?',
  noTip: 'Sin propina',
  anotherAmount: 'Otra cantidad',
  tipInDollars: 'Propina en dólares',
  tipGoes: 'Toda es para la cuadrilla. Su factura no cambia.',
  tipAtMost: 'Escriba una propina de {amount} como máximo, por ejemplo 5.00.',

  receipt: 'Recibo',
  payment: 'Pago',
  received: 'Recibimos sus {amount}.',
  thanks: 'Gracias. Le enviamos este recibo por correo.',
  onItsWay: 'Su pago de {amount} va en camino.',
  transferTakes:
    'Una transferencia desde una cuenta bancaria puede tardar hasta cuatro días hábiles.',
  takesAMoment: 'Esto toma un momento. La página cambia sola en cuanto su banco responda.',
  failed: 'Este pago no se completó.',
  nothingCharged: 'No se cobró nada. Puede intentarlo de nuevo desde su factura.',
  notPaid: 'Esto todavía no está pagado.',
  payFromInvoice: 'Puede pagar desde su factura.',
  amount: 'Monto',
  ofItTip: 'De eso, propina para la cuadrilla',
  paidWith: 'Pagado con',
  for: 'De',
  invoice: 'Factura {number}',
  everything: 'Todo lo que debía',
  seeInvoice: 'Ver la factura {number}',
};
