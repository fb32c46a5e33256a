// Every word of the storm page in Spanish.
import { spanishPowerLineWarning } from '#company/facts/storm-messages.es.ts';
import { spanishContactMessages } from '#web/forms/messages/contact-messages.es.ts';
import type { StormMessages } from './storm-messages.en.ts';

export const spanishStormMessages: StormMessages = {
  contact: spanishContactMessages,

  title: 'Daños por tormenta',
  error: 'Error: ',
  heading: '¿Daños por la tormenta? Díganos dónde.',

  warning: spanishPowerLineWarning,
  callEmergency: 'Llamar al 911',

  untilHeading: 'Mientras llegamos',
  untilThen: [
    'No se acerque a los cables ni a nada que estén tocando.',
    'No deje personas, mascotas ni carros debajo de ramas quebradas.',
    'Tome fotos desde una distancia segura; su seguro se las va a pedir.',
    'Tenga su teléfono a la mano. Le llamamos antes de ir.',
  ],

  intro:
    'Llame al {phone} o envíe esto. Si alguien está de guardia o la oficina está abierta, le llamamos en {minutes} minutos o menos; verá la hora en cuanto lo envíe.',

  form: 'Daños por tormenta',
  place: '¿Dónde es?',
  placeHint: 'Una dirección, o una esquina y qué vamos a ver ahí.',
  powerLine: '¿Hay algún cable de luz de por medio?',
  choose: 'Elija una opción',
  answers: {
    no: 'No, ninguno',
    yes: 'Sí, hay un cable caído o que toca algo',
    unsure: 'No lo sé',
  },
  details: '¿Qué pasó?',
  detailsHint: 'Opcional. Un árbol sobre el techo, una cerca caída, agua que no se va.',
  photos: 'Fotos',
  photosHint:
    'Opcional, y solo desde una distancia segura. Hasta 5 imágenes JPEG, PNG o WebP, de menos de 10 MB cada una.',
  send: 'Pedir que me llamen',

  checkFields: 'Revise los campos marcados abajo, por favor.',
  photosAgain: 'Elija sus fotos otra vez, por favor; el navegador no las guarda.',
  failed: 'Esto no nos llegó. Llámenos, por favor.',

  busy: 'Recibimos muchas solicitudes seguidas. Espere un momento e inténtelo de nuevo, o llámenos, por favor.',
  fieldRefused: 'No podemos recibir esto así. Cámbielo, por favor.',

  placeMissing: 'Díganos dónde es, por favor.',
  powerLineMissing: 'Díganos si hay algún cable de luz de por medio, por favor.',

  sentHeading: 'Recibimos su solicitud de ayuda por la tormenta',
  willCall: 'Le llamaremos a más tardar a {when}. Tenga su teléfono a la mano.',
  worse:
    '¿Ha empeorado o no puede esperar? Llámenos al {phone}. Las fotos de los daños también le sirven para su seguro: tómelas desde una distancia segura.',
};
