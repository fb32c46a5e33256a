// Renders the copy of an accepted quote. The only way in is `import()`: the renderer is large and seldom needed.
import { renderToBuffer } from '@react-pdf/renderer';
import { QuotePdf, type QuotePdfFacts } from './quote-pdf.tsx';

/** The bytes of the copy; vectors, embedded fonts and the customer's photos, no browser and no network. */
export function renderQuotePdf(facts: QuotePdfFacts): Promise<Uint8Array> {
  return renderToBuffer(<QuotePdf {...facts} />);
}
