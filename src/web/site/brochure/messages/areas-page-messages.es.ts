// The words of the page of all service areas, in Spanish.
import type { AreasPageMessages } from './areas-page-messages.en.ts';

export const spanishAreasPageMessages: AreasPageMessages = {
  title: 'Zonas de servicio de jardinería cerca de {place}',
  description:
    'Dónde trabaja {company}: {areas}, con tiempos de viaje, códigos postales e inviernos.',

  heading: '{count} zonas a menos de {miles} millas de la oficina',
  lead: 'Aquí el suelo, el agua y el invierno cambian más entre dos códigos postales que entre dos ciudades de Texas en otra parte. Cada página dice lo que sabemos de su zona.',

  zips: 'C. P. {zips}.',
  core: 'zona principal, rusticidad {zones}',
  other: 'condiciones normales, rusticidad {zones}',

  whatCoreMeans: 'Qué es una zona principal',
  coreTerms: 'En las zonas principales: {terms}.',
  otherTerms: 'En todas las demás: {terms}.',
  same: 'El trabajo, la cuadrilla y la garantía son los mismos.',

  nextHeading: '¿Queda apenas afuera del círculo?',
  next: 'Pregunte de todos modos. A más de {miles} millas puede haber un cargo por traslado, y le decimos cuánto antes de ir.',
};
