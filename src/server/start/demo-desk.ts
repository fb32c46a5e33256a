// What the demonstration's seed needs of the server: the storage, the pictures' workshop, and the secret of gate codes.
import type { FastifyBaseLogger } from 'fastify';
import type { DemoDesk } from '../database/seed/demo-photos.ts';
import type { Secrets } from '../installation/secrets.ts';
import { keepSitePicture } from '../photos/demo-pictures.ts';
import { createWorkshop } from '../photos/picture-workshop.ts';
import { encryptGateCode } from '../properties/gate-code.ts';
import type { FileStorage } from '../storage/storage.ts';

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
