// Where someone may be led after signing in: a page of this site or a photo, and nothing else.

/**
 * Whether a text is the path of a page of ours: no scheme, no host, no backslash tricks (open redirect), and no call of the
 * API, which is not a place to be; but a photo, to which mails of the office lead.
 */
export function isLocalPath(text: string): boolean {
  return text.length <= 500 && /^\/(?![/\\])(?!api\/(?!photos\/))[\w\-./?=&%#]*$/.test(text);
}

/** Where someone begins once signed in, when they did not ask for a page: staff at their work, customers in the portal. */
export function homePath(role: string): string {
  return role === 'customer' ? '/customer-portal' : '/console';
}

/** Whether a text is the address of a page of the console, with its filters: what a list can be kept by. */
export function isConsoleAddress(text: string): boolean {
  return (
    text.length <= 500 && /^\/(console|admin-support)(\/[\w\-/]*)?(\?[\w\-.~%=&+*]*)?$/.test(text)
  );
}
