// Faults in mails: who gets them, how often, what they carry and what cannot be smuggled into them.
import type { Fault } from './fault.ts';

const appointmentMails = 'src/server/booking/appointment.mail.ts';
const reminders = 'src/server/booking/due-reminders.ts';
const calendar = 'src/server/platform/calendar-files/appointment-file.ts';
const appointment = ['src/server/platform/mail/appointment-mail.pg.test.ts'] as const;
const calendarTests = ['src/server/platform/calendar-files/appointment-file.test.ts'] as const;
const mailer = ['src/server/platform/mail/mailer.test.ts'] as const;
const quote = ['src/server/leads/quote-requests/quote-request.pg.test.ts'] as const;
const letters = ['src/server/site/newsletter/newsletter.pg.test.ts'] as const;

export const mailFaults: readonly Fault[] = [
  {
    promise: 'A notice of a visit is in the language of its reader.',
    file: 'src/server/visits/notices/notice.mail.ts',
    find: 'const language = writtenLanguage(reader.language)',
    replace: "const language = 'en' as const",
    tests: ['src/server/visits/notices/spanish-notices.pg.test.ts'],
  },
  {
    promise: 'Who reads Spanish is led to the page of the day in Spanish.',
    file: 'src/server/visits/notices/notice.mail.ts',
    find: 'hrefIn(language, todayPath)',
    replace: 'todayPath',
    tests: ['src/server/visits/notices/spanish-notices.pg.test.ts'],
  },
  {
    promise: 'A mail in Spanish has the owner’s Spanish words.',
    file: 'src/server/platform/mail/mail-words.tsx',
    find: 'words(mailIn(language, name))',
    replace: 'words(name)',
    tests: ['test/mails-in-spanish.test.ts'],
  },
  {
    promise: 'Customer and office are both told of an appointment.',
    file: 'src/server/booking/appointment-mails.ts',
    find: "['customer', 'office'] as const",
    replace: "['customer'] as const",
    tests: appointment,
  },
  {
    promise: 'A late mail about something that has changed is not sent.',
    file: 'src/server/booking/booking.jobs.ts',
    find: 'return row.calendarSequence === mail.sequence &&',
    replace: 'return true &&',
    tests: appointment,
  },
  {
    promise: 'Reminders leave from nine o’clock.',
    file: reminders,
    find: '() => DAY_HOURS',
    replace: "() => ({ opens: '00:00', closes: '21:00' })",
    tests: appointment,
  },
  {
    promise: 'A reminder comes the day before.',
    file: reminders,
    find: 'addDays(date, 1)',
    replace: 'addDays(date, 2)',
    tests: appointment,
  },
  {
    promise: 'A reminder comes once.',
    file: 'src/server/booking/write-appointment.ts',
    find: '.set({ reminderSent: true })',
    replace: '.set({ reminderSent: false })',
    tests: appointment,
  },
  {
    promise: 'No one is reminded of what was cancelled.',
    file: 'src/server/booking/write-appointment.ts',
    find: '        inArray(appointments.status, AHEAD_APPOINTMENTS),\n',
    replace: '',
    tests: appointment,
  },
  {
    promise: 'Reminders go by the clock in Cypress.',
    file: reminders,
    find: 'momentsWithin(moments, settings().timeZone,',
    replace: "momentsWithin(moments, 'Pacific/Auckland',",
    tests: appointment,
  },
  {
    promise: 'Replies to the office’s mail go to the customer.',
    file: appointmentMails,
    find: 'const mail = await officeMail(context, row, job, details);\n    return { ...mail, to: officeEmail ?? settings.email, replyTo, ...calendarFor(), id };',
    replace:
      'const mail = await officeMail(context, row, job, details);\n    return { ...mail, to: officeEmail ?? settings.email, ...calendarFor(), id };',
    tests: appointment,
  },
  {
    promise: 'The mail carries the calendar file.',
    file: appointmentMails,
    find: 'to: row.customerEmail, ...calendarFor(), id };',
    replace: 'to: row.customerEmail, id };',
    tests: appointment,
  },
  {
    promise: 'The office’s mail goes to OFFICE_EMAIL.',
    file: appointmentMails,
    find: 'const mail = await officeMail(context, row, job, details);\n    return { ...mail, to: officeEmail ?? settings.email,',
    replace:
      'const mail = await officeMail(context, row, job, details);\n    return { ...mail, to: settings.email,',
    tests: appointment,
  },
  {
    promise: 'The mailed link opens the appointment it is about.',
    file: appointmentMails,
    find: 'appointmentPath(context.secrets.appointmentLink, row.id)',
    replace: 'appointmentPath(context.secrets.appointmentLink, row.id + 1)',
    tests: appointment,
  },
  {
    promise: 'Replies to the office’s mail about a quote go to the person.',
    file: 'src/server/leads/quote-requests/quote-request.mail.ts',
    find: '    : await officeQuoteMail(facts, settings);\n  return { ...mail, to: officeEmail ?? settings.email, replyTo, id };',
    replace:
      '    : await officeQuoteMail(facts, settings);\n  return { ...mail, to: officeEmail ?? settings.email, id };',
    tests: quote,
  },
  {
    promise: 'A receipt repeats nothing that a stranger could have typed.',
    file: 'src/server/platform/mail/quote-request-mail.tsx',
    find: '<Fact label={messages.service} value={service} />\n        {photos',
    replace:
      '<Fact label="Service" value={facts.projectDetails ?? facts.serviceType} />\n        {photos',
    tests: quote,
  },
  {
    promise: 'A reader who has left gets no welcome.',
    file: 'src/server/site/newsletter/newsletter.mail.ts',
    find: 'if (!row?.isActive) return undefined;',
    replace: 'if (!row) return undefined;',
    tests: letters,
  },
  {
    promise: 'Mail programs can leave the newsletter by one click.',
    file: 'src/server/platform/mail/mailer.ts',
    find: "        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',\n",
    replace: '',
    tests: letters,
  },
  {
    promise: 'A code that was used is not mailed.',
    file: 'src/server/accounts/sign-in/sign-in.jobs.ts',
    find: 'if (!row || row.usedAt || row.expiresAt < context.clock()) return;',
    replace: 'if (!row) return;',
    tests: ['src/server/platform/mail/sign-in-mail.test.ts'],
  },
  {
    promise: 'A repetition carries the same Message-ID.',
    file: 'src/server/platform/mail/mailer.ts',
    find: 'messageId: `<${mail.id}@${site}>`',
    replace: 'messageId: `<${mail.id}-${Math.random()}@${site}>`',
    tests: mailer,
  },
  {
    promise: 'A name is a value, never part of a header.',
    file: 'src/server/platform/mail/mailer.ts',
    find: '...(replyTo && { replyTo }),',
    replace: '...(replyTo && { replyTo: `${replyTo.name} <${replyTo.address}>` }),',
    tests: appointment,
  },
  {
    promise: 'The calendar file comes as an invitation.',
    file: 'src/server/platform/mail/mailer.ts',
    find: 'method: mail.calendar.method,',
    replace: "method: 'PUBLISH',",
    tests: mailer,
  },
  {
    promise: 'A mail that the server refuses is tried again.',
    file: 'src/server/platform/mail/mailer.ts',
    find: 'send: async (mail) => void (await transport.sendMail(message(mail, options))),',
    replace:
      'send: async (mail) => void (await transport.sendMail(message(mail, options)).catch(() => {})),',
    tests: mailer,
  },
  {
    promise: 'A moved appointment replaces its entry in the calendar.',
    file: calendar,
    find: '`appointment-${event.appointmentId}@${site}`',
    replace: '`appointment-${event.appointmentId}-${event.sequence}@${site}`',
    tests: calendarTests,
  },
  {
    promise: 'The calendar’s SEQUENCE rises with every change.',
    file: calendar,
    find: "component.addPropertyWithValue('sequence', event.sequence);",
    replace: "component.addPropertyWithValue('sequence', 0);",
    tests: calendarTests,
  },
  {
    promise: 'A cancelling takes the entry out of the calendar.',
    file: calendar,
    find: "const method = event.isCancelled ? 'CANCEL' : 'REQUEST';",
    replace: "const method = 'REQUEST' as 'CANCEL' | 'REQUEST';",
    tests: calendarTests,
  },
  {
    promise: 'The entry in the calendar is as long as the visit.',
    file: calendar,
    find: 'timeOf(minutesOf(event.time) + event.duration),',
    replace: 'timeOf(minutesOf(event.time) + 60),',
    tests: calendarTests,
  },
  {
    promise: 'The hour in the calendar is that of Cypress.',
    file: calendar,
    find: ".setParameter('tzid', timeZone);",
    replace: ';',
    tests: calendarTests,
  },
  {
    promise: 'No carriage return ends a line of the calendar file early.',
    file: 'src/server/platform/calendar-files/calendar-text.ts',
    find: ".replace(/\\r(?!\\n)/g, '')",
    replace: '',
    tests: calendarTests,
  },
  {
    promise: 'The kinds of jobs do not all begin in one moment.',
    file: 'src/server/platform/jobs/queue.ts',
    find: '      if (turn > 0) await wait((timing.pollEvery * 1_000) / jobs.length);\n',
    replace: '',
    tests: ['src/server/platform/jobs/queue.pg.test.ts'],
  },
  {
    promise: 'A job is found although its worker waits.',
    file: 'src/server/platform/jobs/due-look.ts',
    find: '      if (worker) boss.notifyWorker(worker);\n',
    replace: '',
    tests: ['src/server/platform/jobs/queue.pg.test.ts'],
  },
  {
    promise: 'A queue that an earlier program made has the waits of this one.',
    file: 'src/server/platform/jobs/queue.ts',
    find: 'if (queue && isSet(queue, options)) continue;',
    replace: 'if (queue) continue;',
    tests: ['src/server/platform/jobs/queue.pg.test.ts'],
  },
  {
    promise: 'A job that fails is tried again.',
    file: 'src/server/platform/jobs/queue.ts',
    find: "status: 'failed' as const, output: error",
    replace: "status: 'completed' as const, output: error",
    tests: [
      'src/server/platform/jobs/queue.pg.test.ts',
      'src/server/platform/mail/mail-faults.test.ts',
    ],
  },
  {
    promise: 'Jobs of an instance that died are soon done by another one.',
    file: 'src/server/platform/jobs/queue.ts',
    find: '      heartbeatSeconds: timing.heartbeat,\n',
    replace: '',
    tests: ['test/dead-instance.pg.test.ts'],
    engine: 'postgres',
  },
  {
    promise: 'Who books on the Spanish page gets the mails about it in Spanish.',
    file: 'src/server/booking/booking.service.ts',
    find: "language: request.language ?? 'en',",
    replace: "language: 'en',",
    tests: appointment,
  },
  {
    promise: 'A mail about a consultation is in the language that its person has said.',
    file: 'src/server/booking/appointment-language.ts',
    find: 'return person?.language ?? language;',
    replace: 'return language;',
    tests: appointment,
  },
];
