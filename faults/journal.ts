// Faults in the journal of accepted leads, in its replay, in backups and in the restore.
import type { Fault } from './fault.ts';

const file = 'src/server/platform/journal/journal-file.ts';
const appointmentLead = 'src/server/booking/appointment.lead.ts';
const fileTests = ['src/server/platform/journal/journal-file.test.ts'] as const;
const replayTests = ['src/server/platform/journal/replay.test.ts'] as const;
const backups = 'src/server/platform/installation/backup-files.ts';
const backupTests = ['src/server/platform/installation/backup-files.test.ts'] as const;
const disaster = ['src/server/platform/journal/disaster.test.ts'] as const;

export const journalFaults: readonly Fault[] = [
  {
    promise: 'A line lies on disk before its writer goes on.',
    file,
    find: '        await handle.datasync();\n',
    replace: '',
    tests: fileTests,
  },
  {
    promise: 'A torn or changed line is left out.',
    file: 'src/server/platform/journal/kept-lead.ts',
    find: 'return sum === checksum(lead) ? lead : null;',
    replace: 'return sum ? lead : null;',
    tests: fileTests,
  },
  {
    promise: 'A file that has failed is not written to again.',
    file,
    find: '        await endFile().catch(() => {});\n',
    replace: '',
    tests: fileTests,
  },
  {
    promise: 'A new process begins a new file.',
    file,
    find: '?? 0) + 1);',
    replace: '?? 1));',
    tests: fileTests,
  },
  {
    promise: 'Files are read in their order.',
    file,
    find: '.sort((a, b) => a - b);',
    replace: '.sort((a, b) => b - a);',
    tests: fileTests,
  },
  {
    promise: 'What a backup holds is cut from the journal, and nothing more.',
    file,
    find: 'found < Math.min(limit, number)',
    replace: 'found <= Math.min(limit, number)',
    tests: fileTests,
  },
  {
    promise: 'The last state of a lead counts, whatever the order of its lines.',
    file: 'src/server/platform/journal/replay.ts',
    find: 'if (before && before.version > lead.version) continue;',
    replace: '',
    tests: replayTests,
  },
  {
    promise: 'What the database has is left alone.',
    file: 'src/server/platform/journal/replay.ts',
    find: '?? -1) >= lead.version',
    replace: '?? -1) > lead.version',
    tests: replayTests,
  },
  {
    promise: 'A lead that is gone does not come back.',
    file: 'src/server/platform/journal/replay.ts',
    find: 'lastStates(lines).filter((lead) => lead.rows)',
    replace: 'lastStates(lines.filter((lead) => lead.rows))',
    tests: replayTests,
  },
  {
    promise: 'Mails of older leads are not sent again.',
    file: 'src/server/platform/journal/replay.ts',
    find: 'isRecent ? jobs : null',
    replace: 'jobs',
    tests: replayTests,
  },
  {
    promise: 'A lead that cannot be written does not stop the others.',
    file: 'src/server/platform/journal/replay.ts',
    find: 'replay.failed.push({ kind, id, error });',
    replace: 'throw error;',
    tests: replayTests,
  },
  {
    promise: 'No id is given out again that a mailed link may name.',
    file: 'src/server/platform/journal/replay.ts',
    find: 'if (replay.restored > 0) for (const { afterRestore } of keepers) await afterRestore?.(db);',
    replace: '',
    tests: replayTests,
  },
  {
    promise: 'A restored appointment has its seats.',
    file: appointmentLead,
    find: "      await takeSeatsAgain(tx, appointment.id, rowsOf('slot_claims') as ClaimRow[]);\n",
    replace: '',
    tests: replayTests,
  },
  {
    promise: 'A restored appointment gives up the seats it no longer has.',
    file: appointmentLead,
    find: '    sql`update slot_claims set live = false where appointment_id = ${appointmentId} and live`,',
    replace: '    sql`select 1`,',
    tests: replayTests,
  },
  {
    promise: 'The hold of a stranger yields to an accepted appointment.',
    file: appointmentLead,
    find: 'where ${isThisCell} and seat = ${seat} and hold_id is not null`);',
    replace: 'where ${isThisCell} and seat = ${seat} and false`);',
    tests: replayTests,
  },
  {
    promise: 'A restored appointment sits beside another one rather than in its seat.',
    file: appointmentLead,
    find: 'then (select max(seat) + 1 from slot_claims where ${isThisCell})',
    replace: 'then ${seat}::int',
    tests: replayTests,
  },
  {
    promise: 'A type that the backup does not know is left out.',
    file: appointmentLead,
    find: 'return { consultation_type_id: result.rows.length > 0 ? typeId : null };',
    replace: 'return { consultation_type_id: result.rows.length < 0 ? null : typeId };',
    tests: replayTests,
  },
  {
    promise: 'A repeated request is known again after a restore.',
    file: appointmentLead,
    find: "    for (const row of rowsOf('idempotency_keys')) await addRow(tx, 'idempotency_keys', row);\n  },\n\n  afterRestore",
    replace: '  },\n\n  afterRestore',
    tests: replayTests,
  },
  {
    promise: 'A restored quote request has its photos.',
    file: 'src/server/leads/quote-requests/quote.lead.ts',
    find: "for (const row of rowsOf('photos'))",
    replace: "for (const row of rowsOf('photos').slice(0, 0))",
    tests: replayTests,
  },
  {
    promise: 'A restored plan has used its promo code.',
    file: 'src/server/leads/plan-requests/plan.lead.ts',
    find: 'if (request.promo_code && !request.held_for_review) {',
    replace: 'if (false) {',
    tests: replayTests,
  },
  {
    promise: 'Nothing is kept twice.',
    file: 'src/server/platform/journal/journal.ts',
    find: 'const line = lines.get(key) ?? file.write(toLine(lead));',
    replace: 'const line = file.write(toLine(lead));',
    tests: replayTests,
  },
  {
    promise: 'What cannot be kept is not promised.',
    file: 'src/server/platform/journal/journal.ts',
    find: '        throw notKept();\n',
    replace: '',
    tests: replayTests,
  },
  {
    promise: 'The newest backup of each of 14 days is kept.',
    file: backups,
    find: 'toISOString().slice(0, 10), DAYS_KEPT)',
    replace: 'toISOString().slice(0, 10), 7)',
    tests: backupTests,
  },
  {
    promise: 'Of an hour the newest backup is kept.',
    file: backups,
    find: 'if (!spans.has(span(backup)) && spans.size < count)',
    replace: 'if (spans.has(span(backup)) || spans.size < count)',
    tests: backupTests,
  },
  {
    promise: 'A lost database beside backups is noticed.',
    file: backups,
    find: 'listBackups(backupsIn(dataDir)).length > 0 ||',
    replace: '',
    tests: [...backupTests, ...disaster],
  },
  {
    promise: 'A restore is completed from the journal.',
    file: 'src/server/platform/journal/restore.ts',
    find: 'await readJournal(journalIn(dataDir), first ?? 1);',
    replace: 'await readJournal(journalIn(dataDir), 1_000_000);',
    tests: disaster,
  },
  {
    promise: 'A restore keeps the present database aside.',
    file: 'src/server/platform/journal/restore.ts',
    find: 'if (hadOne) await rename(database, aside);',
    replace: 'if (hadOne) await rm(database, { recursive: true });',
    tests: disaster,
  },
  {
    promise: 'A backup that is not whole is refused, and nothing changes.',
    file: 'src/server/platform/journal/restore.ts',
    find: '    await rm(directory, { recursive: true, force: true });\n    if (error instanceof DataDirectoryError)',
    replace: '    if (error instanceof DataDirectoryError)',
    tests: disaster,
  },
];
