// Renders the copy of an agreement. The only way in is `import()`: the renderer is large and seldom needed.
import { renderToBuffer } from '@react-pdf/renderer';
import { AgreementPdf, type AgreementPdfFacts } from './agreement-pdf.tsx';

/** The bytes of the copy; vectors and embedded fonts, no browser and no network. */
export function renderAgreementPdf(facts: AgreementPdfFacts): Promise<Uint8Array> {
  return renderToBuffer(<AgreementPdf {...facts} />);
}
