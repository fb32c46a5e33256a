// Renders an estimate. The only way in is `import()`: the renderer is large and seldom needed.
import { renderToBuffer } from '@react-pdf/renderer';
import { EstimatePdf, type EstimatePdfFacts } from './estimate-pdf.tsx';

/** The bytes; vectors and embedded fonts, no browser and no network. */
export function renderEstimatePdf(facts: EstimatePdfFacts): Promise<Uint8Array> {
  return renderToBuffer(<EstimatePdf {...facts} />);
}
