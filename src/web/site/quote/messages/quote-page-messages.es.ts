// The words around the quote form on a page of its own, in Spanish.
import type { QuotePageMessages } from './quote-page-messages.en.ts';

export const spanishQuotePageMessages: QuotePageMessages = {
  heading: 'Solicitar una cotización',
  error: 'Error: ',

  nextHeading: 'Qué sigue',
  nextSteps: [
    'Leemos su solicitud y le llamamos o le escribimos en un plazo de {time}.',
    'Si necesitamos ver el jardín, acordamos un día para una visita gratis.',
    'Recibirá una cotización por escrito, con el precio de cada concepto.',
    'Nada tiene costo hasta que usted la acepte.',
  ],

  checkFields: 'Revise los campos marcados abajo, por favor.',
  photosAgain: 'Elija sus fotos otra vez, por favor; el navegador no las guarda.',
  onePhotoHere: 'Ya hay una foto aquí, de su otro dispositivo.',
  photosHere: 'Ya hay {count} fotos aquí, de su otro dispositivo.',
  orCall: 'O llámenos al {phone} y díganos qué necesita.',

  copyOnItsWay:
    'Le enviamos una copia por correo electrónico. ¿Algo que agregar, o es urgente? Responda a ese correo o llame al {phone}.',
  goHome: 'Ir a la página de inicio',
};
