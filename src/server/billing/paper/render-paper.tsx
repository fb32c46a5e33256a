// Renders the papers of billing. The only way in is `import()`: the renderer is large and seldom needed.
import { renderToBuffer } from '@react-pdf/renderer';
import { InvoicePdf, type InvoicePdfFacts } from './invoice-pdf.tsx';
import { StatementPdf, type StatementPdfFacts } from './statement-pdf.tsx';

/** The bytes of an invoice; vectors and embedded fonts, no browser and no network. */
export function renderInvoicePdf(facts: InvoicePdfFacts): Promise<Uint8Array> {
  return renderToBuffer(<InvoicePdf {...facts} />);
}

/** The bytes of a statement, in the same way. */
export function renderStatementPdf(facts: StatementPdfFacts): Promise<Uint8Array> {
  return renderToBuffer(<StatementPdf {...facts} />);
}
