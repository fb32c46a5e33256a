// What the mails about a request, its quote and a call after a storm say around the owner's own words, in Spanish.
import { spanishPowerLineWarning } from '#company/facts/storm-messages.es.ts';
import type { RequestMailMessages } from './request-mail-messages.en.ts';

export const spanishRequestMailMessages: RequestMailMessages = {
  opening: '{greeting}: {sentence}',
  quoted: {
    heading: 'Su cotización está lista',
    sentence:
      'revisamos su solicitud y le pusimos precio, concepto por concepto, a partir de sus fotos.',
    button: 'Ver la cotización',
  },
  revised: {
    heading: 'Su cotización cambió',
    sentence: 'le enviamos una nueva versión de su cotización. Reemplaza a la anterior.',
    button: 'Ver la nueva cotización',
  },
  accepted: {
    heading: 'Usted aceptó nuestra cotización',
    sentence:
      'gracias. Guardamos una copia exacta de lo que aceptó y le avisaremos el día en cuanto esté fijado.',
    button: 'Ver la cotización y su copia',
  },
  declined: {
    heading: 'No podemos hacer este trabajo',
    sentence: 'revisamos su solicitud y sentimos decirle que no podemos hacer el trabajo: {reason}',
    button: 'Ver la solicitud',
  },
  reopened: {
    heading: 'Estamos revisando su solicitud otra vez',
    sentence: 'rechazamos su solicitud demasiado pronto: la estamos revisando otra vez.',
    button: 'Ver la solicitud',
  },
  'taken-down': {
    heading: 'Recibimos su solicitud',
    sentence:
      'gracias por llamar. Anotamos lo que nos pidió. Revisaremos su solicitud y le enviaremos una cotización en un plazo de {time}.',
    button: 'Ver la solicitud',
  },
  scheduled: {
    heading: 'Su trabajo está programado',
    sentence: 'su trabajo ya tiene día y cuadrilla.',
    button: 'Ver la solicitud',
  },
  completed: {
    heading: 'Su trabajo está terminado',
    sentence: 'el trabajo que nos pidió está terminado.',
    button: 'Ver la solicitud',
  },
  'called-off': {
    heading: 'Su trabajo se canceló',
    sentence:
      'el trabajo que usted aceptó se canceló: {reason} Lo que haya pagado por adelantado queda como crédito en su cuenta.',
    button: 'Ver la solicitud',
  },
  message: {
    heading: 'Tiene un mensaje de nosotros',
    sentence: 'le escribimos sobre su solicitud.',
    button: 'Leer y responder',
  },
  asked: {
    heading: 'Recibimos su solicitud',
    sentence:
      'gracias. Revisaremos su solicitud y le enviaremos una cotización en un plazo de {time}.',
    button: 'Ver la solicitud',
  },

  noDay: 'por ahora no hay otro día previsto para su trabajo.',
  severalDays:
    'su trabajo lleva varias visitas. Estos son los días; el archivo de calendario los tiene todos.',

  letter: 'Se trata de: {service}.',
  firstDay: 'Vamos el {day}.',
  thenOn: 'Después, el {day}.',
  letterPrice: 'El precio es {price}.',
  letterFinalPrice: 'El precio final es {price}.',
  service: 'Servicio',
  day: 'Día',
  jobDay: 'Día {day} de {of}',
  price: 'Precio',
  finalPrice: 'Precio final',
  more: 'La página le pedirá entrar con esta dirección de correo. ¿Preguntas? Responda a este correo o llámenos al {phone}.',

  goodThrough: 'vigente hasta el {day}',
  total: 'Monto total',
  seeQuote: 'Ver la cotización',
  lastFollowUp:
    'Este es nuestro último correo sobre ella. Si decidió no aceptarla, no tiene que hacer nada.',
  notInterested: '¿No le interesa? Rechácela en esa página y no recibirá más correos sobre ella.',

  stormPreview: 'Le llamaremos a más tardar a {when}.',
  warning: spanishPowerLineWarning,
  worse:
    '¿Ha empeorado o no puede esperar? Llámenos al {phone}. Si alguien está herido o en peligro, llame primero al 911.',
  callUs: 'Llámenos',
  mistyped:
    'Si usted no pidió esto, alguien escribió mal una dirección. Puede ignorar este correo.',
};
