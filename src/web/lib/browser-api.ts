// The API client of the browser: fetch with the visitor's cookies.
import { createApi, type Send } from './api-client.ts';

const sendFromBrowser: Send = async (method, path, { body, headers, signal }) => {
  const answer = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  const { status, statusText, headers: told } = answer;
  return { status, statusText, text: await answer.text(), retryAfter: told.get('retry-after') };
};

/** Calls the API from the browser. */
export const api = createApi(sendFromBrowser);
