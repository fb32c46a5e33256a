// The words of the forms of a request in Spanish.
import { spanishAddOnServices } from '#company/facts/add-on-services.es.ts';
import type { RequestFormMessages } from './request-form-messages.en.ts';

export const spanishRequestFormMessages: RequestFormMessages = {
  labels: {
    serviceType: 'Servicio',
    description: 'Descripción',
    preferredDate: 'Fecha preferida',
    urgency: 'Urgencia',
    photos: 'Fotos',
  },
  askedLabels: {
    customerPhone: 'Número de teléfono',
    propertyAddress: 'Dirección de la propiedad',
  },
  chooseService: 'Elija un servicio',
  services: spanishAddOnServices,
  descriptionHint: 'Dónde es, cuánto es y cómo le gustaría que quedara.',
  dateHint: 'Opcional. Le ofrecemos el día más cercano que tenga una cuadrilla.',
  urgencies: {
    flexible: { label: 'Sin prisa', hint: 'en 2 semanas' },
    normal: { label: 'Normal', hint: 'en 1 semana' },
    urgent: { label: 'Urgente', hint: 'en 3 días' },
  },
  photoField: {
    hint: 'PNG o JPG de hasta 10 MB cada una',
    removeFirst: 'Una foto no se subió. Quítela o inténtelo de nuevo, y luego envíe.',
  },

  yourMessage: 'Su mensaje',
  sending: 'Enviando...',
  send: 'Enviar el mensaje',

  missing: {
    title: 'Faltan datos',
    description: 'Elija un servicio y escriba una descripción, por favor.',
  },
  failed: {
    title: 'No se pudo enviar',
    description: 'No pudimos enviarlo. Inténtelo de nuevo, por favor.',
  },
  expired: {
    title: 'Su sesión terminó',
    description: 'Su sesión terminó. Lo llevamos a iniciar sesión...',
  },
  signInAgain: 'Su sesión terminó. Inicie sesión otra vez, por favor.',
  signIn: 'Iniciar sesión',
};
