// Takes the photos of a stop: our own pictures of each, kept with its visit, once for the id that the telephone has made.
import { createHash } from 'node:crypto';
import type { CrewAnswer, CrewPhotoReport } from '#contract/visits/crew-day.ts';
import { claimForVisit, keepPhoto } from '#server/platform/photos/photo.service.ts';
import type { Workshop } from '#server/platform/photos/picture-workshop.ts';
import type { ServerContext } from '../../context.ts';
import { signalDay } from '../core/visit-signals.ts';
import { admitReport, answeredBefore, type LoggedAction, logOnce } from './action-log.ts';

/** More than this no one looks at, and a lost telephone could fill the disk. */
const PHOTOS_PER_VISIT = 40;

/**
 * Keeps a photo. That its stop was moved meanwhile changes nothing for the photo: it stays with its visit, and the crew hears of it.
 *
 * @throws RequestProblem 404 for strange links and stops, 409 when the link takes no reports, 415 and 422 for what is no photo.
 */
export async function takePhoto(
  context: ServerContext,
  workshop: Workshop,
  token: string,
  { report, bytes, network }: { report: CrewPhotoReport; bytes: Uint8Array; network: string },
): Promise<CrewAnswer> {
  const admitted = await admitReport(context, token, report);
  const logged: LoggedAction = { kind: 'photo', details: { shows: report.shows } };
  const before = await answeredBefore(context, context.db, admitted, report, logged);
  if (before) return before;
  // An owner for each photo: what a lost connection leaves behind counts against no one and lapses.
  const ownerHash = createHash('sha256').update(`crew photo ${report.id}`).digest('hex');
  const { id } = await keepPhoto(context, workshop, bytes, { ownerHash, network });
  return logOnce(context, admitted, report, logged, async (tx, locked) => {
    const isKept = await claimForVisit(tx, id, {
      visitId: locked.visit.id,
      kind: report.shows,
      most: PHOTOS_PER_VISIT,
    });
    if (!isKept) {
      const words = `A stop has room for ${PHOTOS_PER_VISIT} photos.`;
      return { outcome: 'refused', words, reason: { code: 'photos-full' } };
    }
    await signalDay(tx, locked);
    return { outcome: 'taken' };
  });
}
