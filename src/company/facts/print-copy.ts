// The words of the flyer and the business card, the same on their pages and in their PDFs (docs/product/print.md).

/** The two things that are printed; the second half of each PDF's file name. */
export type PrintPiece = 'Flyer' | 'Business-Card';

/** The lines of the flyer that are always the same; what the company claims on it is content (docs/product/print.md#flyer). */
export const flyerWords = {
  callOrText: 'Call or text',
  email: 'Email',
  invitation: 'Get Your Free Quote',
  areas: 'Service Areas',
  pictureNote: 'The picture is a rendering of a design, the kind we draw before we build.',
} as const;

/** One code: its word, the placeholder until it is drawn, and the address that it holds. */
export type QrTarget = {
  readonly label: 'Website' | 'Portfolio' | 'Reviews';
  readonly icon: 'globe' | 'picture' | 'star';
  readonly url: string;
};

/**
 * The three codes: the site's root, its gallery and its reviews. `origin` has no slash at its end; with the code of a short link the
 * first one is that link's.
 */
export function qrTargets(origin: string, link: string | null = null): readonly QrTarget[] {
  return [
    { label: 'Website', icon: 'globe', url: link ? `${origin}/go/${link}` : `${origin}/` },
    { label: 'Portfolio', icon: 'picture', url: `${origin}/#gallery` },
    { label: 'Reviews', icon: 'star', url: `${origin}/#testimonials` },
  ];
}

/** A short link as it is read: without what no one types. */
export function spokenLink(origin: string, link: string): string {
  return `${origin.replace(/^https?:\/\//, '')}/go/${link}`;
}

/** How codes are drawn: dark green on white with a margin of one module (docs/product/print.md#codes). */
export const qrLook = { margin: 1, dark: '#1f4a33', light: '#ffffff' } as const;

/** The longer half of a slogan stays on one line: it breaks behind its first comma. */
export function sloganLines(tagline: string): readonly string[] {
  const comma = tagline.indexOf(', ');
  return comma < 0 ? [tagline] : [tagline.slice(0, comma + 1), tagline.slice(comma + 2)];
}

/** "Prairie-Oak-Landscaping-Flyer.pdf": the company's name without anything that a file system or header minds. */
export function pdfFileName(companyName: string, piece: PrintPiece): string {
  const name = companyName
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return [name, `${piece}.pdf`].filter(Boolean).join('-');
}
