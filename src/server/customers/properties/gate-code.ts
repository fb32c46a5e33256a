// Encrypts the codes of gates: AES-256-GCM (NIST SP 800-38D), bound to the property, so that no row opens another's gate.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The text that is stored: version, nonce, ciphertext and tag. */
export function encryptGateCode(key: Buffer, propertyId: number, gateCode: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(boundTo(propertyId));
  const sealed = Buffer.concat([iv, cipher.update(gateCode, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')}`;
}

/**
 * The code of a stored text.
 *
 * @throws Error when it was changed, belongs to another property, or was encrypted with another secret.
 */
export function decryptGateCode(key: Buffer, propertyId: number, stored: string): string {
  const [version, text = ''] = stored.split('.');
  const bytes = Buffer.from(text, 'base64url');
  if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES) {
    throw new Error('this is no stored gate code');
  }
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(boundTo(propertyId))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  const sealed = bytes.subarray(IV_BYTES, -TAG_BYTES);
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
}

function boundTo(propertyId: number): Buffer {
  return Buffer.from(`property:${propertyId}`);
}
