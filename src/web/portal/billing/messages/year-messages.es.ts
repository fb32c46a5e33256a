// The words of the summary of a year in Spanish.
import type { YearMessages } from './year-messages.en.ts';

export const spanishYearMessages: YearMessages = {
  years: 'Años',
  nothing: 'En {year} no se facturó ni se pagó nada.',
  downloadCsv: 'Descargar CSV (en inglés)',

  sums: 'A cuánto llegó',
  before: 'Debía antes',
  work: 'Trabajo',
  salesTax: 'Impuesto sobre las ventas',
  deposits: 'Anticipos facturados',
  depositsUsed: 'Anticipos aplicados a trabajo terminado',
  credited: 'Acreditado',
  creditedWithTax: 'Acreditado, de eso {tax} de impuesto sobre las ventas',
  paid: 'Pagado',
  refunded: 'Reembolsado',
  creditLeft: 'Crédito que queda',
  after: 'Debe después',
  tips: 'Además dio {amount} en propinas. Gracias.',

  taxOf: '{amount} de impuesto',
};
