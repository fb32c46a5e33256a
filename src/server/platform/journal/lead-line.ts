// One line of the journal: an accepted lead with all its rows, and a checksum by which a torn line is recognised.
import { createHash } from 'node:crypto';

/** A row as the database writes it in JSON, by column name. */
export type StoredRow = Record<string, unknown>;

export type StoredLead = {
  /** The kind of its keeper (lead-keeper.ts). */
  kind: string;
  /** Its id in the database, as text. */
  id: string;
  /** Rises with every change of the lead that the journal keeps; the highest one counts. */
  version: number;
  /** When the line was written, ISO 8601. */
  at: string;
  /** Its rows by table name; null once the lead is gone, so that a replay does not bring it back. */
  rows: Record<string, StoredRow[]> | null;
};

/** The line of a lead, with its line break. */
export function toLine(lead: StoredLead): string {
  return `${JSON.stringify({ sum: checksum(lead), lead })}\n`;
}

/** The lead of a line, or null when the line was torn or changed. */
export function fromLine(line: string): StoredLead | null {
  try {
    const { sum, lead } = JSON.parse(line) as { sum: string; lead: StoredLead };
    return sum === checksum(lead) ? lead : null;
  } catch {
    return null;
  }
}

/** The first 64 bits of the SHA-256: a torn line is an accident, not an attack. */
function checksum(lead: StoredLead): string {
  return createHash('sha256').update(JSON.stringify(lead)).digest('hex').slice(0, 16);
}
