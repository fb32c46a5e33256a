// The nonce of this answer's policy, for style elements that a library adds in the browser; only the server knows it.
import { createContext, useContext } from 'react';

/** Filled while a page is rendered on the server. In the browser it stays empty: the element keeps what it came with. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce, or undefined in the browser and on documents. */
export const useNonce = () => useContext(NonceContext);

/** The nonce for a style element that the browser may add while it shows the next page; undefined on documents. */
export function useStyleNonce(): string | undefined {
  const nonce = useNonce();
  if (typeof document === 'undefined') return nonce;
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
