// The words of the service area and of its map, in Spanish.
import type { ServiceAreaMessages } from './service-area-messages.en.ts';

export const spanishServiceAreaMessages: ServiceAreaMessages = {
  heading: '{miles} millas alrededor de {city}',
  lead: 'Tan cerca que regresa la misma cuadrilla. Elija su zona para ver qué puede esperar ahí.',

  core: 'Principal',
  zipCodes: 'Códigos postales',
  driveTime: 'Tiempo de viaje',
  fromOffice: '{driveTime} desde nuestra oficina',
  youGet: 'Usted recibe',
  getQuote: 'Cotización gratis para {area}',
  quoteText: 'Mi propiedad está en {area} (código postal: ).',

  map: {
    description:
      'Mapa a escala: nuestra oficina en {city}, las {count} zonas de la lista a su alrededor y la línea de las {miles} millas.',
    headquarters: 'Oficina central',
    coreArea: 'Zona principal',
    otherArea: 'Otra zona',
    miles: '{miles} millas',
  },
};
