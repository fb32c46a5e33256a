// Renders the papers of billing. The only way in is `import()`: the renderer is large and seldom needed.
import { renderToBuffer } from '@react-pdf/renderer';
import { InvoicePdf, type InvoicePdfFacts } from './invoice-pdf.tsx';

/** The bytes of an invoice; vectors and embedded fonts, no browser and no network. */
export function renderInvoicePdf(facts: InvoicePdfFacts): Promise<Uint8Array> {
  return renderToBuffer(<InvoicePdf {...facts} />);
}
