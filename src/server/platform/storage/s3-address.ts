// Reads a storage address such as s3://key:secret@bucket/prefix?region=us-east-1&endpoint=https://s3.example.com.

/** A bucket of an S3 server, and where in it our files lie. */
export type S3Address = {
  bucket: string;
  /** Without slashes at its ends; empty for the whole bucket. */
  prefix: string;
  region: string;
  /** Unset means AWS itself. */
  endpoint: string | undefined;
  /** Unset means the usual places of AWS: environment, profile, role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
};

const PARAMETERS = ['region', 'endpoint'];

/** The address in its parts, or undefined when it is none: wrong scheme or bucket, half a credential, odd parameters. */
export function parseS3Address(text: string): S3Address | undefined {
  if (!/^s3:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { hostname: bucket, port, searchParams } = url;
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  const region = searchParams.get('region') ?? 'us-east-1';
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const accessKeyId = decode(url.username);
  const secretAccessKey = decode(url.password);
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  const isAddress =
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) &&
    port === '' &&
    /^[\w./-]*$/.test(prefix) &&
    !prefix.includes('../..') &&
    [...searchParams.keys()].every((name) => PARAMETERS.includes(name)) &&
    /^[\w-]{1,40}$/.test(region) &&
    (endpoint === undefined || /^https?:\/\/[^\s/?#]+\/?$/.test(endpoint)) &&
    (accessKeyId === '') === (secretAccessKey === '');
  if (!isAddress) return undefined;
  const credentials = accessKeyId === '' ? undefined : { accessKeyId, secretAccessKey };
  return { bucket, prefix, region, endpoint, credentials };
}

/** Slashes and the like in a key are percent-encoded in an address. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
