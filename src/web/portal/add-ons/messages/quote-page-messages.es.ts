// The words of the page of a quote in Spanish.
import type { QuotePageMessages } from './quote-page-messages.en.ts';

export const spanishQuotePageMessages: QuotePageMessages = {
  back: 'Volver a la solicitud',
  goodThrough: ' · vigente hasta el {day}',
  photos: 'Sus fotos con el trabajo marcado',
  lines: 'Líneas de la cotización',
  options: 'Opciones',
  update: 'Actualizar el total',

  notSaved: 'Su elección no se guardó.',
  tryAgain: 'No pudimos guardar su elección. Inténtelo de nuevo, por favor.',
  changed: 'Esta cotización cambió desde que usted la abrió. No se aceptó nada.',
  current: 'Esta es la versión actual. Si está de acuerdo, fírmela de nuevo.',

  accept: 'Aceptar esta cotización',
  name: 'Firme escribiendo su nombre completo',
  nameHint:
    'Usted acepta las líneas de arriba por {total}, impuesto incluido. Guardamos para usted una copia exacta.',
  binding: 'El texto de la cotización que vale es el que está en inglés.',
  savingChoice: 'Guardando su elección...',
  accepting: 'Aceptando...',
  acceptQuote: 'Aceptar la cotización',
  notWanted: '¿No es lo que quería?',
  whyNot: '¿Por qué no?',
  whyHint: 'Opcional. Nos ayuda a enviarle una mejor.',
  decline: 'Rechazar la cotización',

  signedBy: 'Aceptada y firmada por {name}',
  calledOff: 'Este trabajo se canceló.',
  copy: 'Descargar la copia (PDF, en inglés)',
  acceptedOn: 'El {day}. Esto es exactamente lo que usted aceptó.',
  acceptedThen: 'Usted la aceptó el {day}. Esto es exactamente lo que aceptó.',
  hash: 'SHA-256 de su copia: {hash}',
  declined: 'Rechazada',
  declinedOn: 'Rechazada el {day}',
  expired: 'Esta cotización estuvo vigente hasta el {day}.',
  message: 'Mensaje',
  writeToUs: 'Escríbanos y le enviaremos una nueva.',

  depositDue: 'El anticipo de {sum} está por pagar.',
  payDeposit: 'Pagar el anticipo',
  countsToward: 'Cuenta para su total. El resto se paga cuando el trabajo esté terminado.',
  seeInvoice: 'Ver la factura',
  depositStates: {
    'to-invoice': 'El anticipo es de {sum}. Le enviaremos su factura.',
    held: 'Anticipo pagado: {sum}',
    used: 'Anticipo pagado: {sum}. Se aplicó a su factura final.',
    returned: 'Le devolvimos el anticipo de {sum}. Lo que pagó es crédito en su cuenta.',
  },
};
