// Renders a mail's elements to HTML and to the plain text that stands beside it.
import type { ReactElement } from 'react';

/** Subject, text and HTML of a mail. */
export type RenderedMail = { subject: string; text: string; html: string };

/** Renders one mail. The renderer is loaded on the first mail: it is large, and most requests never need it. */
export async function renderMail(subject: string, element: ReactElement): Promise<RenderedMail> {
  const { render, toPlainText } = await import('react-email');
  const html = await render(element);
  return { subject, html, text: toPlainText(html) };
}
