// Renders a mail's elements to HTML and to the plain text that stands beside it.
import { createElement, type ReactElement } from 'react';
import { LetterContext } from './mail-reading.ts';

/** Subject, text and HTML of a mail. */
export type RenderedMail = { subject: string; text: string; html: string };

/** Renders one mail. The renderer is loaded on the first mail: it is large, and most requests never need it. */
export async function renderMail(subject: string, element: ReactElement): Promise<RenderedMail> {
  const { render, toPlainText } = await import('@react-email/render');
  const letter = createElement(LetterContext.Provider, { value: true }, element);
  return {
    subject,
    html: await render(element),
    // What someone typed ends in a line break of its own; a letter has one empty line between its parts.
    text: toPlainText(await render(letter)).replace(/\n{3,}/g, '\n\n'),
  };
}
