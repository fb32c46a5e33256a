// The head of a portal page: its name in the language of its person, and that no search engine keeps it.
import { fill } from '#company/rules/platform/fill-message.ts';
import { englishPortalMessages, type PortalMessages } from './messages/portal-messages.en.ts';
import type { PortalWords } from './portal-language.tsx';

type MetaArgs = {
  matches: readonly ({ id: string; loaderData: unknown } | undefined)[];
};

/** The meta of a page by the name that the words of the frame have for it. */
export function portalMeta(name: keyof PortalMessages['titles']) {
  return ({ matches }: MetaArgs) => portalHead(matches, ({ titles }) => titles[name]);
}

/** The head of a page that says itself how it is called. */
export function portalHead(
  matches: MetaArgs['matches'],
  nameOf: (messages: PortalMessages, areas: PortalWords['areas'] | undefined) => string,
) {
  const layout = matches.find((match) => match?.id === 'portal/portal.layout');
  // What the layout of that id has loaded; nothing while no one is signed in.
  const own = layout?.loaderData as Partial<PortalWords> | undefined;
  const messages = own?.messages ?? englishPortalMessages;
  const title = fill(messages.title, { page: nameOf(messages, own?.areas) });
  return [{ title }, { name: 'robots', content: 'noindex' }];
}
