// Tells a failure for want of room on the disk, which passes when someone makes some.

/**
 * The disk is full (SQLSTATE disk_full, and the file system's own codes), or nothing may be written for that reason
 * (read_only_sql_transaction; disk-guard.ts makes it so).
 */
const NO_ROOM: ReadonlySet<string> = new Set(['53100', '25006', 'ENOSPC', 'EDQUOT']);

/** Whether work failed only because nothing may be written at the moment. */
export function isForWantOfRoom(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };
  return (
    (code !== undefined && NO_ROOM.has(code)) || (cause !== undefined && isForWantOfRoom(cause))
  );
}
