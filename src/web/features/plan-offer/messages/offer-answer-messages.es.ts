// The words of the answer to an offered plan in Spanish, and of what became of it.
import type { OfferAnswerMessages } from './offer-answer-messages.en.ts';

export const spanishOfferAnswerMessages: OfferAnswerMessages = {
  nothingStarts: 'Nada empieza hasta que usted acepte.',
  start: 'Empezar este plan',
  different: 'Qué cambió',
  changed: 'Le enviamos una oferta más reciente en lugar de esta. No se aceptó nada.',
  fullName: 'Su nombre completo',
  nameHint: 'Al escribir su nombre acepta exactamente lo que se muestra arriba.',
  agree: 'Acepto, empezar mi plan',
  starting: 'Empezando...',
  noThanks: 'No, gracias',
  whyNot: '¿Por qué no?',
  optional: 'Opcional.',
  decline: 'Rechazar este plan',
  sending: 'Enviando...',

  ways: {
    portal: 'Aceptado en línea al escribir el nombre',
    link: 'Aceptado en línea al escribir el nombre',
    phone: 'Aceptado por teléfono',
    paper: 'Aceptado en papel',
    automatic: 'Aplicado según el acuerdo anterior',
  },
  startsLater: 'Empieza el {startsOn}: para entonces el {firstDay} ya estaba muy cerca.',
  downloadPdf: 'Descargar el acuerdo (PDF, en inglés)',
  outcomes: {
    accepted: { title: 'Su plan está en marcha', next: '¿Preguntas?' },
    declined: { title: 'Usted rechazó esta oferta', next: '¿Cambió de opinión?' },
    withdrawn: { title: 'Retiramos esta oferta', next: '¿Quiere una nueva?' },
    expired: { title: 'Esta oferta ya venció', next: '¿Quiere una nueva?' },
    draft: { title: 'Esta oferta todavía no está lista', next: '¿Preguntas?' },
  },
  callUs: 'Llámenos al {phone}.',
  newer: 'Le enviamos una oferta más reciente. Abra el enlace de nuestro último correo, por favor.',
};
