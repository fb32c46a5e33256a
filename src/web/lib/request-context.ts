// What the server hands to loaders and actions for one request, by React Router's context.
import { createContext, RouterContextProvider } from 'react-router';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { Problem } from '#contract/platform/problem.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import { type Api, createApi } from './api-client.ts';

/** Answers an API request in-process, with the visitor's cookies. */
export type FetchApi = (
  method: string,
  path: string,
  init?: { body?: unknown; headers?: Record<string, string> },
) => Promise<{ status: number; body: unknown }>;

/** The API client of this request. */
export const apiContext = createContext<Api>();

/** The company as pages show it. */
export const companyContext = createContext<CompanyProfile>();

/** The services and areas that the frame and the head of pages name. */
export const siteIndexContext = createContext<SiteIndex>();

/** The parts of the frame that change by the second, as HTML or, on a page that is kept, as what stands for it. */
export const freshContext = createContext<Readonly<Record<string, string>>>({});

/** Applications carry a nonce in their policy; documents have none. */
export const nonceContext = createContext<string | undefined>(undefined);

/** The address of the islands' loader; null in development. */
export const loaderScriptContext = createContext<string | null>(null);

/** The fields of a form in their order, without its files. */
export type TypedForm = { fields: [name: string, value: string][]; hadFiles: boolean };

/** What the form of this request carried, to be shown again when its page fails. */
export const typedContext = createContext<TypedForm | undefined>(undefined);

/** What the server has refused by itself and wants shown in place of a page. */
export const problemContext = createContext<Problem | undefined>(undefined);

/** Fills the context of one request. */
export function loadContext(options: {
  fetchApi: FetchApi;
  nonce: string | undefined;
  company: CompanyProfile;
  index: SiteIndex;
  loaderScript: string | null;
  fresh?: Readonly<Record<string, string>> | undefined;
  typed?: TypedForm | undefined;
  problem?: Problem | undefined;
}): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, createApi(inProcess(options.fetchApi)));
  context.set(companyContext, options.company);
  context.set(siteIndexContext, options.index);
  context.set(nonceContext, options.nonce);
  context.set(loaderScriptContext, options.loaderScript);
  context.set(freshContext, options.fresh ?? {});
  context.set(typedContext, options.typed);
  context.set(problemContext, options.problem);
  return context;
}

function inProcess(fetchApi: FetchApi): Parameters<typeof createApi>[0] {
  return async (method, path, { body, headers }) => {
    const answer = await fetchApi(method, path, {
      headers,
      ...(body === undefined ? {} : { body }),
    });
    return { status: answer.status, statusText: '', text: asText(answer.body) };
  };
}

function asText(body: unknown): string {
  if (body === undefined || body === null) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}
