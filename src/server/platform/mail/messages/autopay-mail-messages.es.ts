// What the mails of autopay say around the owner's own words, in Spanish.
import type { AutopayMailMessages } from './autopay-mail-messages.en.ts';

export const spanishAutopayMailMessages: AutopayMailMessages = {
  onSubject: 'El pago automático está activado con {method}',
  replacedSubject: 'El pago automático ahora usa {method}',
  offSubject: 'El pago automático está desactivado',
  agreed:
    '{greeting}: gracias. Esto es lo que usted aceptó el {day}; el texto que vale es el que está en inglés:',
  off: '{greeting}: el pago automático se desactivó el {day}. Ya no haremos cargos a {method} por nuestra cuenta. Las facturas pendientes las paga usted.',
  reason: 'Motivo: {reason}',
  change: 'Cambiar o desactivar el pago automático',
  see: 'Ver el pago automático',
  notYou: '¿No fue usted? Llámenos al {phone}.',

  noticePreview: '{amount} el {day}',
  chargedTo: 'Cargo a {method}',
  seeInvoice: 'Ver la factura',
  wrong:
    '¿Algo no está bien con el trabajo? Díganoslo antes de ese día y el cargo espera hasta que se resuelva. Usted puede',
  otherMethod: 'usar otra tarjeta o desactivar el pago automático',
  anyTime: 'en cualquier momento, o llamarnos al {phone}.',

  balance: 'Saldo pendiente',
  retry: 'Lo intentaremos de nuevo el {day}.',
  noRetry: 'No lo intentaremos de nuevo por nuestra cuenta.',
  advice: {
    'other-method': 'Por favor use otra tarjeta o cuenta, o pague usted mismo esta factura.',
    confirm:
      'Por favor pague usted mismo esta factura; su banco le pedirá entonces que lo confirme.',
    wait: 'También puede usar otra tarjeta o cuenta, o pagar usted mismo esta factura.',
  },
  pay: 'Pagar {amount}',
  useOther: 'Usar otra tarjeta o cuenta',
  failedMore:
    '¿Ya pagó? Gracias, no se le cobrará nada más. ¿Preguntas? Responda a este correo o llame al {phone}.',
};
