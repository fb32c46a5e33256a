// Where the calculator keeps what was chosen, and where a project waits that came from another device: in this tab only.

/** Its name. */
export const KEPT_PROJECT = 'project';
