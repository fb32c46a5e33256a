// What a customer's calendar says of their consultation, in Spanish.
import type { AppointmentFileMessages } from './appointment-file-messages.en.ts';

export const spanishAppointmentFileMessages: AppointmentFileMessages = {
  summary: '{service} con {company}',
  change: 'Cambiar o cancelar: {link}',
  questions: '¿Preguntas? Llame al {phone}.',
};
