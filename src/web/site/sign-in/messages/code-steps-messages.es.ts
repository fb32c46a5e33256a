// The words of signing in by an emailed code in Spanish.
import type { CodeStepsMessages } from './code-steps-messages.en.ts';

export const spanishCodeStepsMessages: CodeStepsMessages = {
  emailLabel: 'Correo electrónico',
  sending: 'Enviando...',
  send: 'Enviarme un código',
  sent: 'Si el correo llega a {email}, el código va en camino. Sirve durante diez minutos.',
  code: 'Código',
  checking: 'Revisando...',
  again: 'Enviar otro código',
  otherAddress: 'Usar otro correo',
};
