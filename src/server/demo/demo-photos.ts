// The photos of the demonstration's visits: pictures of the site, kept as photos are, so that each visit has its proof.
import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import type { DemoCustomer, DemoPeople } from './demo-people.ts';

/** A picture that was kept, with what its row says. */
export type StoredPicture = { width: number; height: number; byteSize: number };

/** What the demonstration needs beside the database: where photos are kept, and the secret of gate codes. */
export type DemoDesk = {
  /** Makes photos of a picture of the site, one under each key. */
  keepPicture: (name: string, keys: readonly string[]) => Promise<StoredPicture>;
  encryptGateCode: (propertyId: number, gateCode: string) => string;
};

type Customer = 'juniper' | 'basil' | 'olive';

/** What one photo shows, and on which visit: 0 is the latest one. */
type Shot = {
  customer: Customer;
  visit: number;
  position: number;
  picture: string;
  kind: 'before' | 'after' | 'gate' | 'other';
};

export type StoredShot = Shot & StoredPicture & { id: string };

/** Whose photos hang on a browser's cookie; no one has this one. */
const NOBODY = '0'.repeat(64);

const albums: Record<Customer, { visits: number; shots: Omit<Shot, 'customer' | 'visit'>[] }[]> = {
  juniper: [
    {
      visits: 6,
      shots: [
        shot(0, 'sage-farmhouse-front-before', 'before'),
        shot(1, 'sage-farmhouse-front-summer', 'after'),
        shot(2, 'detail-cedar-fence-gate-hardware', 'gate'),
        shot(3, 'detail-mower-stripes', 'other'),
      ],
    },
    {
      visits: 26,
      shots: [
        shot(0, 'sage-farmhouse-front-before', 'before'),
        shot(1, 'sage-farmhouse-front-summer', 'after'),
      ],
    },
  ],
  basil: [
    {
      visits: 5,
      shots: [
        shot(0, 'ranch-front-before', 'before'),
        shot(1, 'ranch-front-spring-azaleas', 'after'),
        shot(2, 'modern-horizontal-fence-gate', 'gate'),
      ],
    },
  ],
  olive: [
    {
      visits: 3,
      shots: [
        shot(0, 'drainage-before-soggy-low-spot', 'before'),
        shot(1, 'drainage-after-dry-creek', 'after'),
      ],
    },
  ],
};

/** Keeps the pictures, before there are rows for them. */
export async function keepDemoPictures(desk: DemoDesk): Promise<StoredShot[]> {
  const all = allShots().map((one) => ({ ...one, id: randomUUID() }));
  const kept: StoredShot[] = [];
  for (const name of new Set(all.map(({ picture }) => picture))) {
    const ofPicture = all.filter(({ picture }) => picture === name);
    const picture = await desk.keepPicture(
      name,
      ofPicture.map(({ id }) => keyOf(id)),
    );
    kept.push(...ofPicture.map((one) => ({ ...one, ...picture })));
  }
  return kept;
}

/** Adds the rows of the photos that were kept. */
export async function sowPhotos(tx: Tx, people: DemoPeople, kept: StoredShot[]): Promise<void> {
  for (const name of ['juniper', 'basil', 'olive'] as const) {
    const done = await doneVisits(tx, people[name]);
    const rows = kept
      .filter(({ customer }) => customer === name)
      .flatMap(({ customer: _, picture: __, visit, id, ...row }) => {
        const visitId = done[visit];
        if (visitId === undefined) return [];
        return [{ ...row, id, visitId, storageKey: keyOf(id), ownerHash: NOBODY }];
      });
    if (rows.length > 0) await tx.insert(photos).values(rows);
  }
}

/** The ids of a customer's visits that are done, the latest first. */
async function doneVisits(tx: Tx, { property }: DemoCustomer): Promise<number[]> {
  const rows = await tx
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.propertyId, property.id), eq(visits.status, 'completed')))
    .orderBy(desc(visits.scheduledDate));
  return rows.map(({ id }) => id);
}

/** The photos of each visit: of the first album that reaches so far back. */
function allShots(): Shot[] {
  return Object.entries(albums).flatMap(([customer, list]) => {
    const furthest = Math.max(...list.map(({ visits }) => visits));
    return Array.from({ length: furthest }, (_, visit) => {
      const album = list.find(({ visits }) => visit < visits);
      return (album?.shots ?? []).map((one) => ({
        ...one,
        visit,
        customer: customer as Customer,
      }));
    }).flat();
  });
}

function shot(position: number, picture: string, kind: Shot['kind']) {
  return { position, picture, kind };
}

function keyOf(id: string): string {
  return `photos/${id}`;
}
