// The page of a printed piece: the desk it lies on, the button that saves it, and the way to the other piece.
import type { ReactNode } from 'react';
import type { PrintPiece } from '#company/facts/print-copy.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { DownloadPdf } from './download-pdf.tsx';

type PrintedPageProps = {
  piece: PrintPiece;
  companyName: string;
  /** The code of the short link that it carries. */
  link?: string;
  /** The other piece. */
  next: { href: string; label: string };
  /** The piece, on elements of the class `printed-page-paper`, and what is said around it on a screen. */
  children: ReactNode;
};

/** On paper the piece alone is left. */
export function PrintedPage({ piece, companyName, link, next, children }: PrintedPageProps) {
  return (
    <main id="content" className="printed-page">
      <DownloadPdf piece={piece} companyName={companyName} link={link} />
      {children}
      <p className="no-print printed-page-next page-width">
        <TextLink href={next.href}>{next.label}</TextLink>
      </p>
    </main>
  );
}
