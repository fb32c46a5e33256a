// The words of an area's page around the owner's, in Spanish.
import type { AreaPageMessages } from './area-page-messages.en.ts';

export const spanishAreaPageMessages: AreaPageMessages = {
  title: 'Jardinería en {area}, TX',

  fromOffice: 'Desde nuestra oficina',
  youGet: 'Usted recibe',
  inFigures: '{area} en cifras',

  winter: 'El invierno por código postal',
  winterCaption:
    'Zonas según el mapa del USDA de 2023: la noche más fría, en promedio, es de {night9b} en 9b y de {night9a} en 9a. Febrero de 2021 quedó muy por debajo de las dos. Las fechas de heladas son las típicas; las millas, en línea recta desde {zip}.',
  degrees: '{from} a {to} °F',
  zip: 'C. P.',
  miles: 'Millas',
  zone: 'Zona',
  lastFrost: 'Última helada',
  firstFrost: 'Primera helada',
  notMeasured: 'sin medir',
  seeMap: 'vea el mapa',

  designs: 'Los diseños más cercanos a {area}',

  nextHeading: 'Pida una cotización gratis para {area}',
  next: 'Mande la dirección y dos fotos. Vemos el código postal, el distrito de agua y las reglas antes de devolverle la llamada.',
  calculator: 'Calcular con las medidas de su jardín',
  others: 'Otras zonas',
};
