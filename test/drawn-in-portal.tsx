// Draws parts of the portal as the server does, in the language of whoever reads them, for tests.
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import type { Language } from '#company/facts/languages.ts';
import { portalWords } from '#web/portal/messages/choose-portal-messages.ts';
import { PortalLanguageProvider } from '#web/portal/portal-language.tsx';

/** Of the company that they are drawn for. */
export const timeZone = 'America/Chicago';

/** The parts of a page at its address, for someone who reads a language. */
export async function drawnInPortal(
  path: string,
  Parts: () => React.JSX.Element,
  language: Language,
): Promise<string> {
  const words = portalWords(language, path);
  const routes: RouteObject[] = [
    {
      id: 'root',
      path,
      loader: () => ({ company: { timeZone, phone: '(281) 555-0100', replyHours: 24 } }),
      element: (
        <PortalLanguageProvider words={words}>
          <Parts />
        </PortalLanguageProvider>
      ),
    },
  ];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`https://example.com${path}`));
  if (context instanceof Response) throw new Error(`${path} was not drawn`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} />);
}
