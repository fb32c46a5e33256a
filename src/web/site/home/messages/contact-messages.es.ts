// The words around the quote form on the home page, in Spanish.
import type { ContactSectionMessages } from './contact-messages.en.ts';

export const spanishContactSectionMessages: ContactSectionMessages = {
  heading: 'Pida su cotización gratis',
  lead: 'Díganos qué no le gusta de su jardín. Le respondemos en un plazo de {time}, y el presupuesto es gratis.',
  form: 'Solicitar una cotización',

  information: 'Información de contacto',
  directions: 'Horario y cómo llegar',
  serviceArea: 'Zona de servicio',
  area: '{cities}, y hasta {miles} millas de nuestra oficina en {place}',
  officeHours: 'Horario de oficina',
  supportHours: 'Teléfono y chat en vivo',

  whyChoose: '¿Por qué elegir {company}?',
};
