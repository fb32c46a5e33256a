// The words around the questions, in Spanish.
import type { FaqMessages } from './faq-messages.en.ts';

export const spanishFaqMessages: FaqMessages = {
  heading: 'Lo que preguntan antes de la primera llamada',
  lead: 'Respuestas claras sobre dinero, licencias, excavaciones y lluvia. Si su pregunta no está, hágasela a una persona.',
  getConsultation: 'Consulta gratis',
  call: 'Llamar al {phone}',
};
