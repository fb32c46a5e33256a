// The words of the contact page, in Spanish.
import type { ContactPageMessages } from './contact-page-messages.en.ts';

export const spanishContactPageMessages: ContactPageMessages = {
  title: 'Contacte a su paisajista en {place}',
  description:
    'Llame al {phone}, escriba o mande fotos para una cotización gratis. Horario de oficina y de teléfono, cómo llegar a {city} y emergencias a toda hora.',

  heading: 'Llámenos, escríbanos o mándenos la foto',
  chat: 'Chatee con nosotros',
  book: 'Reservar una consulta gratis',

  form: 'Solicitar una cotización',
  lead: 'Díganos qué no le gusta de su jardín. Una persona le responde en un plazo de {time}, y el presupuesto es gratis.',

  findingUs: 'Cómo encontrarnos',
  office:
    'La oficina está en {place}. Casi siempre estamos en el jardín de alguien, así que llame antes de venir, o deje que vayamos nosotros.',
  map: 'Cómo llegar, en un mapa',
  newTab: '(se abre en otra pestaña)',
  directions: {
    Cypress: [
      {
        term: 'Desde Houston',
        detail:
          'US 290 al noroeste, pasando el Beltway, hasta Cypress. Salga antes del Grand Parkway.',
      },
      {
        term: 'Desde Katy',
        detail: 'Grand Parkway 99 al norte hasta la US 290; luego, unas millas hacia Houston.',
      },
      {
        term: 'Desde Tomball',
        detail: 'Grand Parkway 99 al oeste desde la TX 249; luego, la US 290 hacia Houston.',
      },
      {
        term: 'Desde The Woodlands y Spring',
        detail: 'I-45 al sur y Grand Parkway 99 al oeste, dando toda la vuelta, hasta la US 290.',
      },
    ],
  },
};
