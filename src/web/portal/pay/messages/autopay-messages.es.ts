// The words of autopay and of the cards and accounts that are kept, in Spanish.
import { spanishAutopayFailureMessages } from '#company/rules/billing/messages/autopay-failure-messages.es.ts';
import type { AutopayMessages } from './autopay-messages.en.ts';

export const spanishAutopayMessages: AutopayMessages = {
  billing: 'Facturación',
  heading: 'Pago automático',
  lead: 'Hacemos el cargo a su tarjeta o cuenta bancaria el día en que vence una factura, y le avisamos por correo antes de cada cargo.',
  notAvailable: 'El pago automático no está disponible.',
  seeInvoices: 'Ver sus facturas',
  adding: 'Se está guardando su tarjeta o cuenta.',
  notSaved: 'Su tarjeta o cuenta todavía no está guardada.',
  followsByItself:
    'Stripe nos avisa en unos minutos, y esta página cambia sola. Si no cambia, agréguela otra vez, por favor.',
  done: {
    agree: 'El pago automático está activado. Le enviamos por correo lo que usted aceptó.',
    end: 'El pago automático está desactivado. Ya no haremos cargos por nuestra cuenta.',
  },

  addFirst: 'Primero agregue una tarjeta o cuenta bancaria',
  addFirstLead: 'Stripe la guarda para nosotros; no se cobra nada al agregarla.',
  useInstead: 'Usar mejor {method}',
  turnOnWith: 'Activar el pago automático con {method}',
  byPressing: 'Al presionar el botón usted acepta esto:',
  binding:
    'El texto que vale es el de arriba, que está en inglés. Autoriza a cobrar el día en que vence lo que usted deba de cada factura, también de las que hoy están por pagar, con un aviso por correo antes de cada cargo. Si un cargo falla, se intenta hasta tres veces más en 7 días. Vale hasta que usted lo desactive.',
  agreeAndUse: 'Aceptar y usar {method}',
  agreeAndTurnOn: 'Aceptar y activar el pago automático',
  useAnother: 'Usar otra tarjeta o cuenta',
  addCard: 'Agregar una tarjeta o cuenta bancaria',

  isOn: 'El pago automático está activado',
  on: 'Activado',
  chargedTo: 'Se carga a',
  since: 'Desde',
  nextCharges: 'Próximos cargos',
  none: 'Ninguno. Su próxima factura se cobra cuando venza.',
  lastTry: 'El último intento no se completó.',
  failures: spanishAutopayFailureMessages,
  notCharged: 'No se cobran',
  reasons: {
    held: 'Espera hasta que se resuelva lo que se reportó.',
    busy: 'Se está confirmando un pago.',
    failed: 'Los cargos no se completaron y dejamos de intentarlo.',
    'charged-before': 'Ya se cobró una vez, y ese pago se anuló.',
  },
  invoice: 'Factura {number}',
  payYourself: 'Pagar usted mismo la factura {number}',
  agreedTo: 'Lo que usted aceptó',
  turnOff: 'Desactivar el pago automático',

  addHeading: 'Agregar una tarjeta o cuenta bancaria',
  payingNotAvailable: 'El pago en línea no está disponible.',
  nothingCharged: 'Ahora no se cobra nada. En la página siguiente usted elige para qué se usa.',
  needsScript: 'Para agregar una tarjeta se necesita JavaScript.',
  whoKeepsIt:
    'Stripe la guarda para {company}. Los números de su tarjeta y de su cuenta van a Stripe y nunca a nosotros. ¿Preguntas? Llame al {phone}.',
  didNotLoad: 'El formulario no cargó. Recargue la página, por favor.',
  loading: 'Cargando el formulario...',
  saving: 'Guardando...',
  save: 'Guardar para el pago automático',
  checkEntered: 'Revise lo que escribió, por favor.',
  couldNotSave: 'No se pudo guardar. Inténtelo de nuevo, por favor.',
  notSent:
    'No pudimos comunicarnos con nuestro sitio. No se guardó nada. Inténtelo de nuevo, por favor.',

  cards: 'Tarjetas y cuentas bancarias',
  cardsLead:
    'Stripe las guarda para la próxima vez que pague. Nosotros solo conocemos sus últimos cuatro dígitos.',
  removed: 'Se eliminó, aquí y en Stripe.',
  nothingKept: 'No hay nada guardado',
  nothingKeptLead:
    'Cuando pague en línea puede guardar la tarjeta o cuenta bancaria para la próxima vez.',
  expires: 'Vence {month}/{year}',
  remove: 'Quitar',
};
