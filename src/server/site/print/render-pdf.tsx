// Renders a printed piece to the bytes of a PDF. The only way in is `import()`: the renderer is large and seldom needed.
import { renderToBuffer } from '@react-pdf/renderer';
import type { PrintPiece } from '#company/facts/print-copy.ts';
import { BusinessCardPdf } from './business-card-pdf.tsx';
import { FlyerPdf } from './flyer-pdf.tsx';
import type { PrintFacts } from './print-facts.ts';

/** The bytes of one piece; vectors and embedded fonts, no browser and no network. */
export function renderPdf(
  piece: PrintPiece,
  facts: PrintFacts,
  createdAt: Date,
): Promise<Uint8Array> {
  const Piece = piece === 'Flyer' ? FlyerPdf : BusinessCardPdf;
  return renderToBuffer(<Piece {...facts} createdAt={createdAt} />);
}
