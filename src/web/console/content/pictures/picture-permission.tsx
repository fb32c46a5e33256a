// What the customer whose photo a picture is has answered, in the words that they were asked to agree to.
import { Link } from 'react-router';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { SitePicture } from '#contract/site/pictures.ts';
import { Badge } from '#web/ui/badge.tsx';
import { permissionBadges } from './permission-badges.ts';

type PicturePermissionProps = { picture: SitePicture; timeZone: string };

/** Nothing for a picture that we uploaded ourselves. */
export function PicturePermission({ picture: { permission }, timeZone }: PicturePermissionProps) {
  if (!permission) return null;
  const { status, words, visitId, askedAt, allowedAt, closedAt } = permission;
  const badge = permissionBadges[status];
  const dayOf = (at: string) => formatDate(dateInZone(new Date(at), timeZone));
  return (
    <section className="mt-8 grid gap-2" aria-labelledby="picture-permission">
      <h2 id="picture-permission" className="text-title font-semibold">
        Permission
      </h2>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge tone={badge.tone}>{badge.label}</Badge>
        <Link className="text-link" to={`/console/visits/${visitId}`}>
          Visit
        </Link>
      </p>
      <blockquote className="border-l-2 border-line pl-3">{words}</blockquote>
      <p className="text-small text-ink-soft">
        {[
          ['Asked', askedAt] as const,
          ['allowed', allowedAt] as const,
          [badge.label.toLowerCase(), closedAt] as const,
        ]
          .flatMap(([what, at]) => (at ? [`${what} ${dayOf(at)}`] : []))
          .join(', ')}
        .
      </p>
    </section>
  );
}
