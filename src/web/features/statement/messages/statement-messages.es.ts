// The words of a statement and of its rows in Spanish.
import { spanishEntryLabels } from '#company/facts/entry-labels.es.ts';
import type { StatementMessages } from './statement-messages.en.ts';

export const spanishStatementMessages: StatementMessages = {
  from: 'Desde',
  to: 'Hasta',
  show: 'Mostrar',

  heading: 'Lo facturado y lo pagado',
  opening: 'Saldo inicial',
  billed: 'Facturado',
  settled: 'Pagado y acreditado',
  closing: 'Saldo final',
  nothing: 'En esos días no se facturó ni se pagó nada.',
  balance: 'Saldo: ',
  credit: 'Un saldo menor que cero es crédito. Se aplica a la próxima factura.',
  words: spanishEntryLabels,
};
