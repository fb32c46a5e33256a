// What the page of a visit knows of the permission to show its photos.
import type { VisitPermissions } from '#contract/site/photo-permissions.ts';
import type { ConsoleVisit } from '#contract/visits/console-visit.ts';
import type { Api } from '#web/lib/api-client.ts';

/** Null for a visit without photos, and for one that is not done. */
export async function loadPermissions(
  api: Api,
  { id, state, photos }: ConsoleVisit,
): Promise<VisitPermissions | null> {
  if (state !== 'done' || photos.length === 0) return null;
  return api('GET /api/console/visits/{id}/photo-permissions', { params: { id } });
}
