// How the import of a file stands.

/** A draft is looked at, a running one waits for its job, one that is done can be undone for a while. */
export const importStatuses = ['draft', 'running', 'done', 'undone'] as const;
export type ImportStatus = (typeof importStatuses)[number];
