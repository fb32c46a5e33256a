// Every word of the lawn plan in Spanish.
import {
  lineLabelsInSpanish,
  noUpfrontPaymentInSpanish,
} from '#company/facts/lawn-plan-messages.es.ts';
import { spanishPlanSent } from '#company/facts/plan-sent-messages.es.ts';
import { weeklyYear } from '#company/rules/money/lawn-price.ts';
import { START_HORIZON_DAYS } from '#company/rules/visits/service-days.ts';
import { spanishContactMessages } from '#web/forms/messages/contact-messages.es.ts';
import type { LawnPlanMessages } from './lawn-plan-messages.en.ts';

export const spanishLawnPlanMessages: LawnPlanMessages = {
  language: 'es',
  contact: spanishContactMessages,
  sent: spanishPlanSent,

  address: 'Dirección de la propiedad',
  suggested: 'Direcciones sugeridas',
  oneSuggested: '1 dirección sugerida',
  manySuggested: '{count} direcciones sugeridas',
  validate: 'Ver precios',
  validating: 'Buscando...',
  served: 'Atendemos esta dirección. Estos son los precios.',
  unchecked: 'No pudimos revisar esa dirección. Inténtelo de nuevo, por favor.',

  size: 'Su terreno',
  squareFeet: '{area} pies²',
  lot: 'de terreno',
  lawn: 'de césped',
  ownFigure: 'Según usted.',
  estimated: 'Es nuestro cálculo por la dirección, no una medida.',
  howEstimated:
    'Partimos del tamaño usual de los terrenos de la zona y vemos el tipo de calle. El 65 por ciento del terreno cuenta como césped.',
  lawnShare: 'El 65 por ciento del terreno cuenta como césped.',
  sizeLabel: '¿Lo sabe mejor? Terreno en pies²',

  often: '¿Cada cuánto?',
  perVisit: 'Por visita, sin el cargo de {price} ({fee}).',
  recommended: 'Recomendado',
  year: '{visits} visitas, {price} al año',
  noYear: 'sin total anual',

  addOns: 'Servicios adicionales',
  everyVisit: 'cada visita',
  onFirstVisit: 'primera visita',

  startDate: 'Día en que prefiere empezar',
  startDateHint:
    'Las cuadrillas cortan de lunes a viernes. Confirmamos el día antes de que vaya alguien.',
  startDateFaults: {
    missing: 'Elija el día en que quiere empezar, por favor.',
    past: 'Elija un día después de hoy, por favor.',
    far: `Elija un día dentro de los próximos ${START_HORIZON_DAYS} días, por favor.`,
    weekend: 'Cortamos de lunes a viernes. Elija un día entre semana, por favor.',
  },

  lines: lineLabelsInSpanish,
  price: 'Su precio',
  firstVisit: 'Primera visita',
  spokenPrice: 'Primera visita: {price}',
  laterVisits: 'Cada visita después',
  firstYear: 'Primer año, {count} visitas',
  weeklyYear: `${weeklyYear.growingVisits} visitas de abril a octubre, una por semana; ${weeklyYear.winterVisits} de noviembre a marzo, una cada dos semanas. `,
  pricesTaxed: 'A los precios se suma el impuesto sobre las ventas donde corresponda.',
  noUpfrontPayment: noUpfrontPaymentInSpanish,

  promo: 'Código promocional',
  addPromo: 'AGREGAR UN CÓDIGO PROMOCIONAL',
  applyPromo: 'Aplicar',
  removePromo: 'Quitar el código',
  promoMissing: 'Escriba primero el código, por favor.',
  takenOff: 'se descuenta de su primera visita',
  goOn: 'CONTINUAR',
  noMowing: 'No busco corte de césped',

  reviewHeading: 'Su plan, antes de enviarlo',
  reviewed: 'Para {address}, {size}, primera visita el {day}.',
  contactHeading: '¿A dónde lo enviamos?',
  notes: 'Notas para la cuadrilla',
  notesHint: 'Opcional. Un portón, un perro, aspersores con los que hay que tener cuidado.',
  back: 'Regresar',
  send: 'Solicitar este plan',
  sending: 'Enviando...',

  failedTitle: 'No se envió la solicitud',
  failed: 'No pudimos enviar su plan. Inténtelo de nuevo o llámenos directamente.',
  refused: {
    address: 'Escriba la dirección completa de la propiedad, por favor.',
    propertySize: 'Revise su dirección, o escriba usted el tamaño del terreno.',
    startDate: 'Ese día no podemos empezar. Elija otro, por favor.',
    promoCode: 'Este código promocional no se puede usar. Revise cómo está escrito, por favor.',
    field: 'No podemos recibir esto así. Cámbielo, por favor.',
    price: 'El precio cambió. Revíselo antes de enviar su plan, por favor.',
    busy: 'Recibimos muchas solicitudes seguidas. Espere un momento e inténtelo de nuevo, por favor.',
  },

  askedFor: 'Pidió empezar el {day} en {address}.',
  copyOnItsWay:
    'Le enviamos una copia de su plan por correo electrónico. ¿Algo que agregar? Responda a ese correo o llámenos al {phone}.',
  another: 'Ver el precio de otro césped',
};
