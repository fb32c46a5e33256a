// The words of the page behind the private link of an offered plan, around the offer itself, in Spanish.
import type { LinkedOfferMessages } from './linked-offer-messages.en.ts';

export const spanishLinkedOfferMessages: LinkedOfferMessages = {
  title: 'Su plan de césped | {company}',
  heading: 'Su plan de césped',
  whose: 'Para {name}.',

  objected: 'Usted nos dijo que no aceptó',
  answer: 'Nuestra respuesta: {answer}',
  answerSoon: 'Pronto le respondemos.',
  notAgreed: '¿Usted no aceptó esto?',
  byPhone: 'Anotamos que {name} aceptó por teléfono. Si no es así, díganoslo, por favor.',
  onPaper: 'Anotamos que {name} aceptó en papel. Si no es así, díganoslo, por favor.',
  notRight: '¿Qué no es correcto?',
  send: 'Enviar',
  sending: 'Enviando...',
};
