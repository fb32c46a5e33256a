// The words of the pages of a plan in Spanish.
import type { PlanMessages } from './plan-messages.en.ts';

export const spanishPlanMessages: PlanMessages = {
  heading: 'Administrar el plan',
  overview: 'Inicio',
  byProperty: 'Sus planes, por propiedad.',
  morePlans: 'Más planes',
  noPlan: 'Todavía no tiene un plan',
  pricePlan: 'Ver el precio de un plan de césped',
  twoMinutes: 'Dos minutos y ninguna llamada: ve cada dólar del precio antes de dar su nombre.',

  costs: '{often}: {price} al mes.',
  costsWithVisit: '{often}: {price} al mes, {visitPrice} por visita.',
  changed: 'Su plan cambió como usted lo aceptó.',
  acceptOrDecline: 'Aceptar o rechazar',
  seeChange: 'Ver qué cambia',
  property: 'Propiedad',
  nextVisit: 'Próxima visita',
  nonePlanned: 'Ninguna prevista',
  crew: 'Cuadrilla',
  oneRound: 'Una aplicación al año',
  rounds: '{count} aplicaciones al año',
  refused: 'Este cambio no se puede hacer aquí así. Elija otra cosa, o llámenos al {phone}.',

  startAgain: 'Empezar de nuevo',
  seePrice: 'Ver el precio',
  hasEnded:
    'Este plan terminó. Puede empezar de nuevo para la misma propiedad, con los precios de hoy.',
  howOften: 'Cada cuánto vamos',
  seeNewPrice: 'Ver el nuevo precio',
  come: 'Vamos',
  current: 'Como está ahora',
  pause: 'Poner en pausa',
  review: 'Revisar el cambio',
  pauseFrom: 'En pausa desde el',
  lastDay: 'Último día',
  lastDayHint: 'Déjelo en blanco para una pausa hasta que usted reanude el plan.',
  resume: 'Reanudar',
  resumeLead: 'Las visitas empiezan otra vez, al precio que tenía.',
  cancelPlan: 'Cancelar el plan',
  cancelLead:
    'Sin cargo y sin plazo de aviso. Si solo va a estar fuera, con una pausa conserva su precio.',

  binding: 'Los términos que valen son los de arriba, que están en inglés.',
  fullName: 'Su nombre completo',
  nameHint:
    'Al escribir su nombre acepta exactamente lo que se muestra arriba. Una copia queda en esta página.',
  whyCancel: '¿Por qué cancela?',
  whyHint: 'Opcional. Nos ayuda a mejorar.',
  sending: 'Enviando...',
  agree: 'Acepto',
  cancel: 'Cancelar',

  yourOffer: 'Su oferta de plan',

  agreements: 'Lo que usted aceptó',
  asTold: 'como le avisamos',
  downloadPdf: 'Descargar el acuerdo (PDF, en inglés)',
  hash: 'SHA-256 de estos términos: {hash}',

  changes: 'Cambios de su plan',
  nothingProposed: 'No hay nada propuesto. Su precio es el que ya conoce.',
  nameToAccept: 'Escriba su nombre completo para aceptar',
  saving: 'Guardando...',
  accept: 'Aceptar',
  decline: 'Rechazar y conservar mi precio',
  done: {
    accept: 'Gracias. El nuevo precio vale desde ahora.',
    decline: 'Lo rechazó. Su precio sigue igual.',
  },
};
