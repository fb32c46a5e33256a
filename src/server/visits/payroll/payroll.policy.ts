// Whose hours someone may see and confirm: a crew lead those of their own crews, the office and the owner all.
import type { StaffRight } from '#company/facts/staff-roles.ts';

type Viewer = { id: string; rights: readonly StaffRight[] };

export function maySeeHours(
  { id, rights }: Viewer,
  { leadId }: { leadId: string | null },
): boolean {
  return rights.includes('staff') || (rights.includes('crew') && leadId === id);
}
