// Starts the behaviours of documents that need no framework; each finds its own elements and does nothing without them.

/** Starts everything once; called when the document has been parsed. */
export function startSite(): void {}
