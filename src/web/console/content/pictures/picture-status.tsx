// Whether a picture can be chosen for the site, and if not, what it waits for.
import type { SitePictureLine } from '#contract/site/pictures.ts';
import { Badge } from '#web/ui/badge.tsx';

type PictureStatusProps = Pick<SitePictureLine, 'state' | 'isUsable' | 'isWithheld'>;

/** Nothing for one that can be chosen. */
export function PictureStatus({ state, isUsable, isWithheld }: PictureStatusProps) {
  if (isWithheld) return <Badge tone="amber">No permission</Badge>;
  if (state === 'failed') return <Badge tone="red">Failed</Badge>;
  if (state === 'making') return <Badge tone="amber">Processing</Badge>;
  return isUsable ? null : <Badge tone="amber">Not described</Badge>;
}
