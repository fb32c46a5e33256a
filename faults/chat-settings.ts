// Faults in what the owner sets about live chat, and in its form.
import type { Fault } from './fault.ts';

const service = 'src/server/chat/chat-settings.service.ts';
const rule = 'src/company/rules/chat/support-hours.ts';
const ruleTests = ['src/company/rules/chat/support-hours.test.ts'] as const;
const contract = 'src/contract/chat/chat-settings.ts';
const form = 'src/web/console/chat/settings/settings-form.ts';
const tests = ['src/server/chat/chat-settings.pg.test.ts'] as const;
const formTests = ['src/web/console/chat/settings/settings-form.test.ts'] as const;
const suggestionTests = ['src/server/chat/suggestions/suggestions.pg.test.ts'] as const;

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
    file: rule,
    find: 'if (closes <= opens)',
    replace: 'if (closes === opens)',
    tests,
  },
  {
    promise: 'What was set elsewhere stays.',
    file: 'src/server/platform/settings/write-settings.ts',
    find: '${businessSettings.values} || ${JSON.stringify(changed)}',
    replace: '${JSON.stringify(changed)}',
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
    promise: 'No whole number of someone on call is written down.',
    file: service,
    find: 'phone.slice(-4)',
    replace: 'phone',
    tests,
  },
  {
    promise: 'Half a day is no day.',
    file: rule,
    find: "    if (!closes) return [{ place, field: 'closes', sentence: 'Please enter when this ends.' }];\n",
    replace: '    if (!closes) return [];\n',
    tests: formTests,
  },
  {
    promise: 'A number on call is someone’s.',
    file: form,
    find: "if (phone && !name) say(`name-${place}`, 'Please enter whose number it is.');",
    replace: '',
    tests: formTests,
  },
  {
    promise: 'Hours of a day do not overlap.',
    file: rule,
    find: 'if (after && opens <= after) {',
    replace: 'if (after && opens === after) {',
    tests,
  },
  {
    promise: 'The site says offline between two spans of a day.',
    file: 'src/company/rules/chat/support-clock.ts',
    find: 'return spans.some((span) => {',
    replace: 'return spans.slice(0, 1).some((span) => {',
    tests: ruleTests,
  },
  {
    promise: 'A chat is open in each span of a day.',
    file: 'src/company/rules/chat/support-answer.ts',
    find: 'return spans.find(({ opens, closes }) => opens <= now && now < closes);',
    replace: 'return spans.slice(0, 1).find(({ opens, closes }) => opens <= now && now < closes);',
    tests: ruleTests,
  },
  {
    promise: 'After a break the chat opens again the same day.',
    file: 'src/company/rules/chat/support-answer.ts',
    find: ').find(({ opens }) => opens > now);',
    replace: ').slice(0, 1).find(({ opens }) => opens > now);',
    tests: ruleTests,
  },
  {
    promise: 'A chat is open on a date by the hours of that date.',
    file: 'src/company/rules/time/open-spans.ts',
    find: 'dates.get(date) ?? spansOn(',
    replace: 'spansOn(',
    tests: ruleTests,
  },
  {
    promise: 'The site says online on a date by the hours of that date.',
    file: 'src/company/rules/chat/support-clock.ts',
    find: 'own?.slice(11) ?? week',
    replace: 'week',
    tests: ruleTests,
  },
  {
    promise: 'The hours of a date go before the closed days of the calendar.',
    file: 'src/server/chat/chat-hours.ts',
    find: '...supportDates.map(({ date, spans }): [string, OpenDay] => [date, spans]),',
    replace: '',
    tests,
  },
  {
    promise: 'No hours are set for a date that is over.',
    file: service,
    find: '(today <= date && date <= last)',
    replace: 'date <= last',
    tests,
  },
  {
    promise: 'No hours are set for a date of another decade.',
    file: service,
    find: '(today <= date && date <= last)',
    replace: 'today <= date',
    tests,
  },
  {
    promise: 'A date that was over since the form was opened stops nothing.',
    file: service,
    find: 'known.has(date) || (today',
    replace: '(today',
    tests,
  },
  {
    promise: 'Dates that are over are gone from the settings of the chat.',
    file: service,
    find: 'stored.dates.filter(({ date }) => today <= date)',
    replace: '[...stored.dates]',
    tests,
  },
  {
    promise: 'A date has one set of hours.',
    file: 'src/contract/platform/support-hours.ts',
    find: '=== place) continue;',
    replace: '>= 0) continue;',
    tests,
  },
  {
    promise: 'Hours without their date are asked for it.',
    file: form,
    find: "if (!date && hasHours) say(field, 'Please enter the date for these hours.');",
    replace: '',
    tests: formTests,
  },
  {
    promise: 'The form does not take a date twice.',
    file: form,
    find: '=== date) !== field) say',
    replace: '=== date) === undefined) say',
    tests: formTests,
  },
  {
    promise: 'Turned off by the owner, nothing suggests replies.',
    file: 'src/server/chat/suggestions/suggestion.service.ts',
    find: 'return suggestionsAreOn ? config.languageModel : undefined;',
    replace: 'return config.languageModel;',
    tests: suggestionTests,
  },
  {
    promise: 'Visitors are not told that a message was suggested.',
    file: 'src/server/chat/log-entry.ts',
    find: '...(suggestion && !isVisitor && { suggestion }),',
    replace: '...(suggestion && { suggestion }),',
    tests: suggestionTests,
  },
  {
    promise: 'A visitor who says that their words were suggested is not believed.',
    file: 'src/server/chat/chat-message.ts',
    find: "...(side === 'support' && suggestion && { suggestion }),",
    replace: '...(suggestion && { suggestion }),',
    tests: suggestionTests,
  },
];
