// For whom passkeys are made: the host of the public address, as WebAuthn level 3 wants it.
import { isIP } from 'node:net';
import type { Config } from '#server/platform/installation/config.ts';
import { isLoopback } from '#server/platform/installation/process-settings.ts';

/** What a device and its browser have to agree on with us. */
export type RelyingParty = { id: string; origin: string };

/**
 * The relying party of an installation; undefined where browsers offer no passkeys: at a bare IP address, and over plain
 * http anywhere but on this machine.
 */
export function relyingPartyOf({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | undefined {
  const { hostname, protocol, origin } = publicUrl;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  return protocol === 'https:' || isLoopback(hostname) ? { id: hostname, origin } : undefined;
}
