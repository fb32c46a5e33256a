// Names of the quote form: in the page, and of what is kept of it in this tab.

/** The form's id, to which a page made for one visitor adds what guards it. */
export const QUOTE_FORM = 'quote-form';

/** The names of what was typed, and of the photos that were uploaded. */
export const savedQuote = { form: 'quote-draft', photos: 'quote-photos' } as const;
