// What the mails about plans say around the owner's own words, in Spanish.
import type { PlanMailMessages } from './plan-mail-messages.en.ts';

export const spanishPlanMailMessages: PlanMailMessages = {
  offerPreview: 'Primera visita: {day}. Ahora no se paga nada.',
  seeAndAgree: 'Ver el plan y aceptarlo',
  until:
    'Puede aceptarlo hasta el {day}. El enlace es solo para usted: por favor no lo reenvíe. ¿Preguntas? Responda a este correo o llámenos al {phone}.',

  startedPreview: 'Primera visita: {day}, {window}.',
  byPhone: 'Anotamos que {name} aceptó por teléfono. Si no es así, abra el plan y díganoslo ahí.',
  onPaper: 'Anotamos que {name} aceptó en papel. Si no es así, abra el plan y díganoslo ahí.',
  seeAgreed: 'Ver lo acordado',
  seePlan: 'Ver su plan',

  plan: 'Su plan',
  firstVisit: 'Primera visita',
  firstVisitTaxed: 'Primera visita, con impuesto',
  everyVisitTaxed: 'Cada visita después, con impuesto',
  tax: 'Impuesto sobre las ventas, {rate}',
  round: '{name}, {day}, con impuesto',
  perVisit: '{amount} por visita',
  oneRound: 'Una aplicación al año',
  rounds: '{count} aplicaciones al año',
  frequencies: {
    weekly: 'cada semana',
    'bi-weekly': 'cada dos semanas',
    monthly: 'cada mes',
    'per-visit': 'cuando lo pida',
    rounds: 'por temporada',
  },

  letterRound: '{name}, {day}, {amount}',
  letterRounds: '{plan}, {count}, cada una con {rate} de impuesto sobre las ventas: {rounds}.',
  letter:
    '{plan}, {often}. Primera visita: {day}, {window}. La primera visita cuesta {firstTotal} con {rate} de impuesto sobre las ventas ({firstParts}), y cada visita después, {everyTotal} ({everyParts}).',

  answerSubject: 'Nuestra respuesta sobre su plan de césped',
  salutation: '{greeting}:',
  youWrote: 'Usted escribió',
  youWroteThis: 'Usted escribió:',
  seeThePlan: 'Ver el plan',
  notSettled: '¿Todavía no queda resuelto? Responda a este correo y la oficina lo lee.',

  acceptOrDecline: 'Aceptar o rechazar',
  questions: '¿Preguntas? Llame al {phone}.',
  hash: ' El SHA-256 de estos términos es {hash}.',
  binding: 'Los términos que valen son los que están en inglés:',

  copySubject: 'Su plan cambió: {title}',
  copyHeading: 'Su plan cambió',
  copyOpening: '{greeting}: el {day}, {name} aceptó esto por teléfono. Esta es su copia.',
  letterPlace: 'Propiedad: {address} (mapa: {map}). ',
  change: 'Cambio',
  property: 'Propiedad',
  copyMore:
    '¿No es lo que usted dijo? Llame al {phone} o responda a este correo. El SHA-256 de estos términos es {hash}.',
};
