// What crosses the wire when the link of a first start makes the owner (docs/product/sign-in-and-people.md#setup-link).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { LinkToken } from '../platform/ids.ts';
import { CodeVerification, CurrentUser } from './account.ts';

export const setupEndpoints = {
  'GET /api/setup/{token}': {
    summary: 'Until when the printed link makes an owner; 404 when it does not',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    answer: z.object({ expiresAt: z.string() }),
  },
  'POST /api/setup/{token}': {
    summary: 'Become the owner, with the printed link and a code mailed to the own address',
    access: 'visitor',
    limit: 'signIn',
    status: 200,
    params: LinkToken,
    body: CodeVerification,
    answer: CurrentUser,
  },
} as const satisfies EndpointTable;
