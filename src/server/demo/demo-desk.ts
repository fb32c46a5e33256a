// What the demonstration's seed needs of the server: the storage, the pictures' workshop, and the secret of gate codes.
import type { FastifyBaseLogger } from 'fastify';
import { encryptGateCode } from '#server/customers/properties/gate-code.ts';
import type { Secrets } from '#server/platform/installation/secrets.ts';
import { createWorkshop } from '#server/platform/photos/picture-workshop.ts';
import type { FileStorage } from '#server/platform/storage/storage.ts';
import type { DemoDesk } from './demo-photos.ts';
import { keepSitePicture } from './demo-pictures.ts';

/** Opens the desk; a worker starts with the first picture, and `close` ends it. */
export function openDemoDesk(
  { gateCode }: Secrets,
  storage: FileStorage,
  log: FastifyBaseLogger,
): DemoDesk & { close: () => void } {
  const workshop = createWorkshop(log);
  return {
    keepPicture: (name, keys) => keepSitePicture(storage, workshop, name, keys),
    encryptGateCode: (propertyId, code) => encryptGateCode(gateCode, propertyId, code),
    close: () => workshop.stop(),
  };
}
