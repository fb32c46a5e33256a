// Which methods an API address takes, for the Allow header of a 405 (RFC 9110 15.5.6).
import { endpoints } from '#contract/endpoints.ts';

const routes = Object.keys(endpoints).map((name) => {
  const [method = '', path = ''] = name.split(' ');
  return {
    method,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  };
});

/** The methods of the endpoints at a request's address; empty when there is none. */
export function allowedMethods(url: string): string[] {
  const path = url.split('?')[0] ?? '';
  const found = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return found.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

/** Whether an address is asked by programs, which are told of a failure as a problem rather than by a page. */
export function isForPrograms(url: string): boolean {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return /^\/api(?:[/?]|$)/.test(target) || allowedMethods(target).length > 0;
}
