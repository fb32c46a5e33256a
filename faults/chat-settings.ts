// Faults in what the owner sets about live chat, and in its form.
import type { Fault } from './fault.ts';

const service = 'src/server/chat/chat-settings.service.ts';
const contract = 'src/contract/chat-settings.ts';
const form = 'src/web/support/settings/settings-form.ts';
const tests = ['src/server/chat/chat-settings.pg.test.ts'] as const;
const formTests = ['src/web/support/settings/settings-form.test.ts'] as const;

export const chatSettingsFaults: readonly Fault[] = [
  {
    promise: 'Settings of the chat are not changed unseen.',
    file: service,
    find: 'if (before.version !== version) throw changedMeanwhile(before);',
    replace: '',
    tests,
  },
  {
    promise: 'The owner alone sees the settings of the chat.',
    file: contract,
    find: "for how long chats are kept',\n    access: 'owner'",
    replace: "for how long chats are kept',\n    access: 'staff'",
    tests,
  },
  {
    promise: 'The owner alone changes the settings of the chat.',
    file: contract,
    find: "changed them meanwhile',\n    access: 'owner'",
    replace: "changed them meanwhile',\n    access: 'staff'",
    tests,
  },
  {
    promise: 'A day does not close before it opens.',
    file: contract,
    find: 'opens < closes',
    replace: 'opens !== closes',
    tests,
  },
  {
    promise: 'What was set elsewhere stays.',
    file: service,
    find: '{ ...row?.values, ...columnsOf(wanted) }',
    replace: 'columnsOf(wanted)',
    tests,
  },
  {
    promise: 'The desk hears of changed settings.',
    file: service,
    find: "    await announce(tx, 'chat-desk');\n",
    replace: '',
    tests,
  },
  {
    promise: 'What was changed is written down.',
    file: service,
    find: 'details: differences(before, after),',
    replace: 'details: {},',
    tests,
  },
  {
    promise: 'No whole number of somebody on call is written down.',
    file: service,
    find: 'phone.slice(-4)',
    replace: 'phone',
    tests,
  },
  {
    promise: 'Half a day is no day.',
    file: form,
    find: 'if (opens && !closes) say(`${day}-closes`, `Please say when ${day} ends.`);',
    replace: '',
    tests: formTests,
  },
  {
    promise: 'A number on call is somebody’s.',
    file: form,
    find: "if (phone && !name) say(`name-${place}`, 'Please enter whose number it is.');",
    replace: '',
    tests: formTests,
  },
];
