// What a process has in memory, as Linux tells it.
import { readFileSync } from 'node:fs';

/** What a process has in memory, in kilobytes; undefined where the system does not tell. */
export function residentKb(pid: number | 'self'): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes);
  } catch {
    return undefined;
  }
}
