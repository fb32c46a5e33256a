// What the mails about a consultation say around the owner's own words, in Spanish.
import type { ConsultationMailMessages } from './consultation-mail-messages.en.ts';

export const spanishConsultationMailMessages: ConsultationMailMessages = {
  opening: '{greeting}: {text}',
  moved: {
    subject: 'Su consulta cambió de horario',
    opening: 'aquí está su nuevo horario. El anterior quedó libre.',
  },

  letter: '{service}: {when}, {minutes} minutos.',
  letterBefore: 'Antes: {when}.',
  letterFirst: 'La reserva original era para el {when}.',
  letterPrice: 'El precio es {price}.',
  consultation: 'Consulta',
  when: 'Cuándo',
  length: 'Duración',
  minutes: '{minutes} minutos',
  before: 'Antes',
  first: 'Horario original',
  price: 'Precio',

  more: 'El archivo adjunto pone la visita en su calendario. Si el horario ya no le conviene, cámbielo o cancele aquí, sin necesidad de una cuenta, hasta dos horas antes de que empiece.',
  change: 'Cambiar o cancelar',
  mistake: 'Si fue un error, llámenos al {phone} y le buscaremos un nuevo horario.',
  callUs: 'Llámenos',

  sooner:
    'Si prefiere no esperar, llámenos al {phone} y se la confirmamos enseguida. También puede cambiarla o cancelarla aquí, sin necesidad de una cuenta.',
  seeBooking: 'Ver su reserva',
  notConfirmed: 'No pudimos confirmar esta reserva.',
  chooseAnother: 'Elegir otro horario',
  mistyped:
    'Si usted no reservó una consulta, alguien escribió mal una dirección. Puede ignorar este correo.',
};
