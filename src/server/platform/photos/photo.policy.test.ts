// Who may see a photo, and from where, case by case.
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { rightsOf } from '#company/facts/staff-roles.ts';
import type { Role } from '#contract/accounts/account.ts';
import type { SignedInPerson } from '../http/access.ts';
import { isOwnFetch, maySeePhoto } from './photo.policy.ts';

const NOW = new Date('2026-11-09T18:00:00Z');
const later = new Date(NOW.getTime() + 1);

type Photo = Parameters<typeof maySeePhoto>[0];

function isSeen(
  { visitorHash, role }: { visitorHash?: string; role?: Role },
  photo: {
    customerId?: string;
    chatUserId?: string;
    customerEmail?: string;
    visitId?: number;
    visitProblemId?: number;
    expiresAt?: Date | null;
  } = {},
): boolean {
  const nobodys = {
    ownerHash: 'hers',
    customerId: null,
    chatUserId: null,
    customerEmail: null,
    visitId: null,
    visitProblemId: null,
    expiresAt: null,
  };
  const row = { ...nobodys, ...photo } as Photo;
  const ids = { id: 'her id', customerId: 'her account' };
  const rights = rightsOf(role ?? 'customer', []);
  const user = role && ({ ...ids, email: 'her@example.com', role, rights } as SignedInPerson);
  return maySeePhoto(row, { visitorHash, user }, NOW);
}

describe('a photo', () => {
  it('is seen by the browser that uploaded it and by no other', () => {
    expect(isSeen({ visitorHash: 'hers' })).toBe(true);
    expect(isSeen({ visitorHash: 'his' })).toBe(false);
    expect(isSeen({})).toBe(false);
  });

  it('is seen by staff and owner, and by no customer', () => {
    expect(isSeen({ role: 'staff' })).toBe(true);
    expect(isSeen({ role: 'owner' })).toBe(true);
    expect(isSeen({ role: 'crew' })).toBe(false);
    expect(isSeen({ role: 'customer' })).toBe(false);
    expect(isSeen({ role: 'customer', visitorHash: 'hers' })).toBe(true);
  });

  it('is seen by a crew lead when it is of a visit or its problem', () => {
    expect(isSeen({ role: 'crew' }, { visitId: 1 })).toBe(true);
    expect(isSeen({ role: 'crew' }, { visitProblemId: 1 })).toBe(true);
  });

  it('of a visit is seen by the owner of the property, and by no other customer', () => {
    const row = { ownerHash: 'nobody', customerId: 'fern', expiresAt: null } as Photo;
    const by = (id: string | undefined) =>
      maySeePhoto(
        row,
        {
          visitorHash: 'his',
          user: id
            ? ({
                id: 'someone',
                customerId: id,
                rights: rightsOf('customer', []),
              } as SignedInPerson)
            : undefined,
        },
        NOW,
      );
    expect([by('fern'), by('basil'), by(undefined)]).toEqual([true, false, false]);
  });

  it('is seen by whose visit or request it belongs to, in any browser', () => {
    const by = { role: 'customer' } as const;
    expect(isSeen(by, { customerId: 'her account' })).toBe(true);
    expect(isSeen(by, { customerId: 'his account', customerEmail: 'her@example.com' })).toBe(false);
    expect(isSeen(by, { customerEmail: 'Her@Example.com' })).toBe(true);
    expect(isSeen(by, { customerEmail: 'his@example.com' })).toBe(false);
    expect(isSeen(by, { customerId: 'her account', expiresAt: NOW })).toBe(false);
    expect(isSeen(by, { chatUserId: 'her id' })).toBe(true);
    // Of a chat of someone else on the account.
    expect(isSeen(by, { chatUserId: 'her account' })).toBe(false);
    expect(isSeen({}, { customerEmail: 'her@example.com' })).toBe(false);
  });

  it('is gone for all from the moment it lapses; one that was sent never lapses', () => {
    for (const by of [{ visitorHash: 'hers' }, { role: 'owner' }] as const) {
      expect(isSeen(by, { expiresAt: later })).toBe(true);
      expect(isSeen(by, { expiresAt: NOW })).toBe(false);
      expect(isSeen(by, { expiresAt: null })).toBe(true);
    }
  });
});

function isOwn(site?: string, mode?: string, dest?: string): boolean {
  const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest };
  return isOwnFetch({ headers } as unknown as FastifyRequest);
}

describe('a request for a photo', () => {
  it('counts as ours from our pages, the address bar and programs that say nothing', () => {
    expect(isOwn()).toBe(true);
    expect(isOwn('same-origin', 'no-cors', 'image')).toBe(true);
    expect(isOwn('none', 'navigate', 'document')).toBe(true);
    expect(isOwn('none', 'cors', 'empty')).toBe(true);
  });

  it('counts as ours when a click elsewhere opens the photo by itself', () => {
    expect(isOwn('cross-site', 'navigate', 'document')).toBe(true);
  });

  it.each(['cross-site', 'same-site'])('of another site (%s) is not ours when embedded', (site) => {
    expect(isOwn(site, 'no-cors', 'image')).toBe(false);
    expect(isOwn(site, 'cors', 'empty')).toBe(false);
    expect(isOwn(site, 'navigate', 'iframe')).toBe(false);
    expect(isOwn(site, 'no-cors', 'document')).toBe(false);
  });
});
