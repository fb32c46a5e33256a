// Reads the setting GEOCODER: who suggests addresses (docs/operations.md#address-suggestions).

/** Our own table, a Photon server (github.com/komoot/photon), or Google's Places API with its key. */
export type GeocoderSetting =
  | { kind: 'local' }
  | { kind: 'photon'; url: URL }
  | { kind: 'google'; key: string };

/** The setting as `local`, `photon:URL` or `google:KEY`; undefined when it is none of them. */
export function parseGeocoder(text: string): GeocoderSetting | undefined {
  if (text === 'local') return { kind: 'local' };
  const [, kind, value = ''] = /^(photon|google):(.+)$/.exec(text) ?? [];
  if (kind === 'google') return /^[\w-]{10,200}$/.test(value) ? { kind, key: value } : undefined;
  if (kind !== 'photon' || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && !url.search && !url.hash ? { kind, url } : undefined;
}
