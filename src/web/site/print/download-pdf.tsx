// The button that stays in view beside a printed piece and saves it as a PDF.
import { type PrintPiece, pdfFileName } from '#company/facts/print-copy.ts';
import { Button } from '#web/ui/button.tsx';

type DownloadPdfProps = { piece: PrintPiece; companyName: string; link: string | undefined };

/** A form, so that it also downloads where no script runs. */
export function DownloadPdf({ piece, companyName, link }: DownloadPdfProps) {
  const isFlyer = piece === 'Flyer';
  return (
    <form
      className="download-pdf no-print"
      action={isFlyer ? '/api/generate-flyer-pdf' : '/api/generate-business-card-pdf'}
      data-behavior="download-pdf"
      data-piece={isFlyer ? 'flyer' : 'card'}
      data-file-name={pdfFileName(companyName, piece)}
    >
      {link ? <input type="hidden" name="link" value={link} /> : null}
      <Button variant="clay" type="submit">
        <svg className="size-5" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
        </svg>
        Download PDF
      </Button>
    </form>
  );
}
