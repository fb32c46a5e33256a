// Stylesheets as text: a document carries what its first view needs in itself, so that no paint waits for a further file.

const isCarried = import.meta.env.SSR && import.meta.env.PROD;

/** For every document. Empty in browsers, which never need it, and while developing, where files are linked. */
export const documentStyles: string = isCarried ? (await import('./app.css?inline')).default : '';

/** The policy of documents names each by its hash. */
export const carriedStyles: readonly string[] = [documentStyles].filter(Boolean);
