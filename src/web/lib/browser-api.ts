// The API client of the browser: fetch with the visitor's cookies.
import { createApi, type Send } from './api-client.ts';

const sendFromBrowser: Send = async (method, path, { body, headers, signal }) => {
  // A form says its type and boundary by itself.
  const isJson = body !== undefined && !(body instanceof FormData);
  const answer = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: isJson ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
    ...(signal ? { signal } : {}),
  });
  const { status, statusText, headers: told } = answer;
  return { status, statusText, text: await answer.text(), retryAfter: told.get('retry-after') };
};

/** Calls the API from the browser. */
export const api = createApi(sendFromBrowser);
