// The words of the three packages, in Spanish.
import { salesTaxAtInSpanish } from '#company/facts/sales-tax.es.ts';
import type { PackagesMessages } from './packages-messages.en.ts';

export const spanishPackagesMessages: PackagesMessages = {
  heading: 'Un año de cuidado, con precio por visita',
  intro: `{visits} visitas al año: {frequency}. Los precios son por visita, ${salesTaxAtInSpanish}.`,

  compared: 'Comparación de los tres paquetes',
  whatIsIncluded: 'Qué incluye cada uno',
  notIncluded: 'no incluido',
  year: 'Al año, sin impuestos',

  badges: { 'Most Popular': 'El más pedido', Premium: 'De primera' },
  from: 'desde',
  perVisit: 'por visita',

  getStarted: 'Empezar',
  withPackage: 'con {name}',
  wantsPackage: 'Quiero empezar con el paquete {name}.',

  terms:
    'Con un {contract} ahorra {savings} en comparación con visitas sueltas. El pasto cortado se queda picado sobre el césped; recogerlo en bolsas en el patio de atrás cuesta {bagging} más por visita. Estos precios son de mantenimiento; la jardinería nueva para negocios se cotiza por proyecto.',
  requestCustom: 'Pedir un paquete a la medida',
  wantsCustom: 'Quiero un paquete a la medida: ',
};
