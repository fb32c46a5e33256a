// Turns what the API refuses a loader or an action into the page for it, in one place for all routes.
import type { ActionFunction, LoaderFunction, ServerBuild } from 'react-router';
import type { WebBuild } from './web-build.ts';

/** The build with every loader and action guarded; what they throw becomes what the error page can show. */
export function withProblemPages(build: WebBuild): WebBuild {
  const routes: ServerBuild['routes'] = {};
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route) continue;
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: guarded(build, loader, 'loader') }),
      ...(action && { action: guarded(build, action, 'action') }),
    };
    routes[id] = { ...route, module };
  }
  return { ...build, routes };
}

function guarded<Work extends LoaderFunction | ActionFunction>(
  build: WebBuild,
  work: Work,
  source: 'loader' | 'action',
) {
  return async (args: Parameters<Work>[0]) => {
    try {
      return await work(args);
    } catch (error) {
      throw build.entry.module.pageProblem(error, source, args.context);
    }
  };
}
