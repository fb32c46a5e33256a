// Fields whose text is never given back to a page: what is typed into them opens something outside of the company.

/** Their names, over all forms. */
export const SECRET_FIELDS: readonly string[] = ['appPassword'];
