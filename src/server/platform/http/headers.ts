// The security headers of every answer; one place for documents, applications, the API and files.
import { createHash } from 'node:crypto';
import { isLoopback } from '../installation/process-settings.ts';

/** Which kind of answer a policy is for. */
type AnswerKind = 'document' | 'application' | 'api';

type HeaderOptions = {
  kind: AnswerKind;
  publicUrl: URL;
  /** Only applications carry a nonce: a document is cached and the same for everyone. */
  nonce?: string;
  /** The texts of the style elements that a document may carry; the policy names each by its hash. */
  inlineStyles?: readonly string[];
  /** A preview of a document: what its scripts may read, while they send nothing and our own pages may frame it. */
  previewReads?: readonly string[];
  /** The page on which someone pays, by scripts and frames of Stripe (docs.stripe.com/security/guide#content-security-policy). */
  payment?: { scriptUrl: URL; apiUrl: URL } | undefined;
  /** Vite's client needs inline styles, a web socket and blob workers. */
  development?: boolean;
};

/**
 * The headers for one kind of answer. Sources: OWASP secure headers, CSP level 3.
 * Documents have one static policy without any inline script and with style elements of our own, known by their hashes.
 * Applications may have `style` attributes, by which React Aria hides what is only for screen readers, and style elements
 * with the nonce; nothing wider (docs/decisions/0027-layouts-and-the-kit.md).
 */
export function securityHeaders(options: HeaderOptions): Record<string, string> {
  const { publicUrl, previewReads, payment } = options;
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // A bank may ask its customer to sign in, in a window of its own.
    'cross-origin-opener-policy': payment ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=(${payment ? `self "${payment.scriptUrl.origin}"` : ''}), usb=()`,
    'x-frame-options': previewReads ? 'SAMEORIGIN' : 'DENY',
    ...(publicUrl.protocol === 'https:' && !isLoopback(publicUrl.hostname)
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

function contentSecurityPolicy({
  kind,
  nonce,
  inlineStyles = [],
  previewReads,
  payment,
  development,
}: HeaderOptions): string {
  if (kind === 'api')
    return "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
  const script = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  const isApplication = kind === 'application';
  const nonceOfStyles = isApplication && nonce ? ` 'nonce-${nonce}'` : '';
  const ownStyles = inlineStyles.map((text) => ` '${sourceHash(text)}'`).join('');
  const pays = payment ? paymentSources(payment) : { script: '', frame: '', connect: '' };
  const directives = [
    "default-src 'none'",
    `script-src ${development ? "'self' 'unsafe-inline'" : script}${pays.script}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ownStyles + nonceOfStyles}`,
    ...(isApplication ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${previewReads?.join(' ') ?? "'self'"}${pays.connect}${development ? ' ws:' : ''}`,
    // The console shows previews of the site beside their form.
    ...(isApplication ? [`frame-src 'self'${pays.frame}`] : []),
    "manifest-src 'self'",
    `form-action ${previewReads ? "'none'" : "'self'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${previewReads ? "'self'" : "'none'"}`,
    ...(development ? ['worker-src blob:'] : []),
  ];
  return directives.join('; ');
}

/** What Stripe's script loads, frames and asks. */
function paymentSources({ scriptUrl, apiUrl }: { scriptUrl: URL; apiUrl: URL }) {
  const scripts = [scriptUrl.origin];
  const frames = [scriptUrl.origin];
  if (scriptUrl.hostname === 'js.stripe.com') {
    scripts.push('https://*.js.stripe.com');
    frames.push('https://*.js.stripe.com', 'https://hooks.stripe.com');
  }
  const list = (sources: string[]) => sources.map((source) => ` ${source}`).join('');
  return { script: list(scripts), frame: list(frames), connect: ` ${apiUrl.origin}` };
}

/** A source expression of CSP level 3 for an inline element with exactly this text. */
function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
