// The words around the calendar on the home page, in Spanish.
import type { BookingSectionMessages } from './booking-messages.en.ts';

export const spanishBookingSectionMessages: BookingSectionMessages = {
  heading: 'Reserve su consulta',

  weCome: 'Vamos a su propiedad en {areas}.',
  further:
    'También en {cities}, y en cualquier lugar a menos de {miles} millas de nuestra oficina en {city}.',

  benefitsHeading: 'Lo que incluye una consulta gratis',
  benefits: [
    'Evaluación y medidas del terreno',
    'Recomendaciones de diseño a su medida',
    'Un presupuesto detallado del proyecto',
    'Opciones de plazos y materiales',
  ],
  orQuote: 'O solicite su cotización en línea →',
};
