// A device that makes and uses passkeys as WebAuthn level 3 says, with what a test wants it to get wrong.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const FLAG = { present: 1, verified: 4, mayBeSynced: 8, isSynced: 16, hasKey: 64 };

/** What a test may have otherwise. */
type Oddity = {
  origin?: string;
  rpId?: string;
  /** The device did not ask for finger, face or PIN. */
  unverified?: boolean;
  /** What it says how often it has signed. */
  counter?: number;
  userHandle?: string;
};

/** A device with one key, at the site of a test. */
export function passkeyDevice({ origin = 'http://localhost:3000', rpId = 'localhost' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;

  const clientData = (type: string, challenge: string, oddity: Oddity) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: oddity.origin ?? origin }));

  const authenticatorData = (oddity: Oddity, key = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    const verified = oddity.unverified ? 0 : FLAG.verified;
    head[0] = FLAG.present | verified | (key.length > 0 ? FLAG.hasKey : 0);
    head.writeUInt32BE(oddity.counter ?? ++counter, 1);
    return Buffer.concat([sha256(oddity.rpId ?? rpId), head, key]);
  };

  const framed = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
    response,
  });

  return {
    /** Makes the passkey that registration options ask for. */
    make(options: { challenge: string }, oddity: Oddity = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey(x, y)]);
      const data = authenticatorData({ counter: 0, ...oddity }, key);
      return framed({
        clientDataJSON: text(clientData('webauthn.create', options.challenge, oddity)),
        attestationObject: text(attestation(data)),
        transports: ['internal'],
      });
    },

    /** Signs the challenge of sign-in options. */
    sign(options: { challenge: string }, oddity: Oddity = {}) {
      const client = clientData('webauthn.get', options.challenge, oddity);
      const data = authenticatorData(oddity);
      return framed({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        ...(oddity.userHandle !== undefined && { userHandle: oddity.userHandle }),
      });
    },
  };
}

/** An EC2 key of P-256 for ES256 (RFC 9053), in CBOR (RFC 8949). */
function coseKey(x: string, y: string): Buffer {
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
}

/** An attestation of the format "none", in CBOR. */
function attestation(authData: Buffer): Buffer {
  const word = (name: string) =>
    Buffer.concat([Buffer.from([0x60 + name.length]), Buffer.from(name)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    word('fmt'),
    word('none'),
    word('attStmt'),
    Buffer.from([0xa0]),
    word('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}

function text(bytes: Buffer): string {
  return bytes.toString('base64url');
}
