// Going from one chat to the next: the desk has what it needs and asks by itself, so no loader of a frame around it is asked.

type Change = {
  currentUrl: URL;
  nextUrl: URL;
  formMethod?: string;
  defaultShouldRevalidate: boolean;
};

/** For `shouldRevalidate` of the frames: without a network the desk still goes from chat to chat. */
export function unlessWithinDesk(change: Change): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  if (formMethod === undefined && isDesk(currentUrl) && isDesk(nextUrl)) return false;
  return defaultShouldRevalidate;
}

function isDesk({ pathname }: URL): boolean {
  return /^\/admin-support(?:\/|$)/.test(pathname);
}
