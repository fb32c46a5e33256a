// PDFs for tests of what a chat takes, made with what the product makes its own with.
import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer';
import { createElement } from 'react';

/** A PDF of so many letter pages, each with its number; with a password it opens with that alone. */
export function pdfOf(pageCount: number, userPassword?: string): Promise<Buffer> {
  const pages = Array.from({ length: pageCount }, (_, index) =>
    createElement(
      Page,
      { key: index, size: 'LETTER' },
      createElement(Text, { style: { fontSize: 72 } }, `Plan ${index + 1}`),
    ),
  );
  return renderToBuffer(createElement(Document, userPassword ? { userPassword } : null, ...pages));
}
