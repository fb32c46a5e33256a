// Where a project for the calculator waits that came from another device, in this tab only.

/** Its name. */
export const KEPT_PROJECT = 'project';
