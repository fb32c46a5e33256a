// What crosses the wire about permission to show photos of visits: asked for by the office, answered by a private link
// (docs/product/pictures.md#photos-of-visits).
import { z } from 'zod';
import {
  MOST_PHOTOS_ASKED,
  permissionAnswers,
  permissionStatuses,
} from '#company/rules/site/photo-permission.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { LinkToken, RowId, RowIdText } from '../platform/ids.ts';

export const PermissionStatusName = z.enum(permissionStatuses);

/** The photos of a visit that its customer was asked about, without those whose picture we have removed. */
export const VisitPermissions = z.object({
  items: z.array(
    z.object({
      photoId: z.string(),
      pictureId: RowId.nullable().describe('The picture that it has become'),
      status: PermissionStatusName,
      askedAt: z.string().describe('ISO 8601, UTC'),
    }),
  ),
  canAsk: z.boolean().describe('The person who reads this may ask about more of them'),
});
export type VisitPermissions = z.infer<typeof VisitPermissions>;

const NO_PHOTO = 'Please choose at least one photo.';

export const PermissionQuestion = z.strictObject({
  photos: z
    .array(z.guid(), { error: NO_PHOTO })
    .min(1, { error: NO_PHOTO })
    .max(MOST_PHOTOS_ASKED, { error: `Please choose at most ${MOST_PHOTOS_ASKED} photos.` }),
});

/** What the link opens. Nothing in it says where the property is or whose it is. */
export const LinkedPermissions = z.object({
  serviceType: z.string(),
  date: z.string().describe('YYYY-MM-DD of the visit'),
  photos: z.array(
    z.object({
      id: RowId,
      status: PermissionStatusName,
      words: z.string().describe('What is agreed to'),
      allowedAt: z.string().nullable().describe('ISO 8601, UTC'),
      closedAt: z.string().nullable().describe('When it was declined, withdrawn or ended'),
    }),
  ),
});
export type LinkedPermissions = z.infer<typeof LinkedPermissions>;

export const PermissionReply = z.strictObject({
  permission: RowId,
  answer: z.enum(permissionAnswers),
});

const ofVisit = z.strictObject({ id: RowIdText });

export const photoPermissionEndpoints = {
  'GET /api/console/visits/{id}/photo-permissions': {
    summary: 'Which photos of a visit its customer was asked about, and what they answered',
    access: 'crew',
    limit: 'read',
    status: 200,
    params: ofVisit,
    answer: VisitPermissions,
  },
  'POST /api/console/visits/{id}/photo-permissions': {
    summary: 'Ask the customer by mail whether photos of their visit may be shown on the site',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: ofVisit,
    body: PermissionQuestion,
    answer: VisitPermissions,
  },
  'GET /api/portal/visits/{id}/photo-permissions': {
    summary: 'Where a customer answers about the photos of an own visit; null when no one asked',
    access: 'customer',
    limit: 'read',
    status: 200,
    params: ofVisit,
    answer: z.object({ path: z.string().nullable() }),
  },
  'GET /api/photo-permissions/by-link/{token}': {
    summary: 'The photos behind a private link, and what was answered about each',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    answer: LinkedPermissions,
  },
  'GET /api/photo-permissions/by-link/{token}/photos/{id}': {
    summary: 'One of the photos behind a private link',
    access: 'public',
    limit: 'read',
    status: 200,
    params: LinkToken.extend({ id: RowIdText }),
    answer: { bytes: 'image/webp' },
  },
  'POST /api/photo-permissions/by-link/{token}': {
    summary: 'Allow, decline or withdraw one of the photos; sent twice it is one answer',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    body: PermissionReply,
    answer: LinkedPermissions,
  },
} as const satisfies EndpointTable;
