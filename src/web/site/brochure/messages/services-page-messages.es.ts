// The words of the page of all services, in Spanish.
import { salesTaxAtInSpanish } from '#company/facts/sales-tax.es.ts';
import type { ServicesPageMessages } from './services-page-messages.en.ts';

export const spanishServicesPageMessages: ServicesPageMessages = {
  title: 'Servicios de jardinería en {place}',
  description:
    '{count} servicios de jardinería en {city} y el área de Houston, con el precio inicial de cada uno: mantenimiento, diseño, riego, cercas, iluminación y drenaje.',

  heading: '{count} servicios y desde cuánto cuesta cada uno',
  lead: `El precio antes de la llamada. De estas cifras partimos; la cotización muestra por separado todo lo que las cambia, ${salesTaxAtInSpanish}.`,

  onSite: 'precio según el terreno',
  upkeep: 'mantenimiento desde {visit} por visita, trabajos nuevos desde {newWork}',
  bySize: {
    property: '{rate} por pie cuadrado',
    fence: '{rate} por pie lineal',
    drain: '{rate} por pie lineal',
  },

  notSure: '¿No sabe cuál necesita?',
  notSureLead:
    'Casi nadie llama para pedir un servicio. Llaman por algo que ya se cansaron de ver.',
  caption: 'Un muro bajo de piedra caliza en Tomball: mitad drenaje, mitad jardín.',
  symptoms: {
    drainage: {
      complaint: 'El césped sigue encharcado al tercer día',
      advice:
        'El agua sube desde abajo o no tiene por dónde salir. Empiece aquí antes de plantar nada:',
    },
    residential: {
      complaint: 'El césped se ralea otra vez bajo los árboles',
      advice:
        'Falta luz, no semilla. Una jardinera más ancha, dibujada una vez, vale más que una tercera tarima de rollos:',
    },
    irrigation: {
      complaint: 'El recibo del agua subió al doble y la esquina está seca',
      advice: 'Sobra agua en un lado y falta en otro. Primero hay que medir las zonas:',
    },
    fencing: {
      complaint: 'La cerca se inclina con cada tormenta',
      advice:
        'Las tablas son baratas; la cerca son los postes. Si ya se ladearon tres, toca cambiar el tramo:',
    },
    lighting: {
      complaint: 'Solo vemos el jardín de noche',
      advice: 'En diciembre, por semanas, llega a casa ya oscuro. Once lámparas lo cambian:',
    },
    commercial: {
      complaint: 'Los inquilinos se quejan y nadie sabe cuándo vino la cuadrilla',
      advice: 'Un día fijo, una cuadrilla y un reporte con fotos lo resuelven:',
    },
  },

  nextHeading: '¿Son dos cosas a la vez?',
  next: 'Pasa en casi todos los jardines. Mande una foto de cada una y le decimos cuál va primero y cuál puede esperar un año.',
  calculator: 'Sumar varios servicios',
};
