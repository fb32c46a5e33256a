// The pages in development: Vite in the same process, with hot reload and nothing cached.
import fastifyMiddie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import type { ServerContext } from '../../context.ts';
import { registerFoundFiles } from './found-files.ts';
import { registerPageRoutes } from './page-routes.ts';
import type { Pages } from './pages.ts';
import { registerPreviews } from './preview-page.ts';
import { openWeb, sendPage, type WebSource } from './render.ts';
import type { WebBuild } from './web-build.ts';

const LOADER_SOURCE = '/src/web/islands/loader-development.ts';

/** The pages straight from the sources. */
export function createDevelopmentPages(context: ServerContext): Pages {
  let vite: ViteDevServer | undefined;
  return {
    earlyAnswer: () => false,
    methodsAt: () => [],
    showProblem: async () => undefined,
    renders: () => 0,
    start: async () => {},
    fill: async () => {},
    stop: () => void vite?.close(),

    async register(app: FastifyInstance) {
      const server = await createServer({
        root: projectRoot,
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server: app.server } },
      });
      vite = server;
      await app.register(fastifyMiddie);
      app.use(server.middlewares);
      const source: WebSource = async () => {
        const build = (await server.ssrLoadModule('virtual:react-router/server-build')) as WebBuild;
        return openWeb({ build, loaderScript: LOADER_SOURCE }, context, 'development');
      };
      // Nothing is kept while developing, so the site map is empty; the other files are as they will be.
      registerFoundFiles(app, context, async () => []);
      const rendering = { app, context, source, development: true };
      registerPreviews(app, rendering);
      await registerPageRoutes(
        app,
        (request, reply) => sendPage(rendering, 'application', request, reply),
        () => false,
      );
    },
  };
}
