// What the owner sets about live chat: when someone answers, who is alerted, whether replies are suggested, and for how long conversations are kept.
import { z } from 'zod';
import { CompanySettings } from '../platform/company-profile.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { OpenDay } from '../platform/support-hours.ts';
import { line } from '../platform/text.ts';

const settingsFields = {
  week: z
    .array(OpenDay)
    .length(7)
    .describe('From Monday on; the hours of a day in order, none on a day on which no one answers'),
  dates: CompanySettings.shape.supportDates.describe(
    'Dates with hours of their own, whatever the week and the closed days of the calendar say',
  ),
  onCall: z
    .array(
      z.strictObject({
        name: line(100, 'Please enter a name.'),
        phone: z.string().regex(/^\+[1-9]\d{6,14}$/, {
          error: 'Please enter a phone number with its area code.',
        }),
      }),
    )
    .max(5)
    .describe('Who gets a text message when a chat waits, one after the other'),
  alertAfterMinutes: CompanySettings.shape.chatAlertAfterMinutes,
  nextAlertMinutes: CompanySettings.shape.chatNextAlertMinutes,
  quietMinutes: CompanySettings.shape.chatQuietMinutes,
  keptDays: CompanySettings.shape.chatKeptDays,
  suggestionsAreOn: CompanySettings.shape.suggestionsAreOn.describe(
    'Whether staff may have replies suggested; nothing is, unless the installation names a model',
  ),
};

/** The settings with their version, which an edit gives back. */
export const ChatSettings = z.object({ version: z.string(), ...settingsFields });
export type ChatSettings = z.infer<typeof ChatSettings>;

/** The settings as the owner wants them, with the version that they saw. */
export const ChangedChatSettings = z.strictObject({
  version: z.string().max(64),
  ...settingsFields,
});
export type ChangedChatSettings = z.infer<typeof ChangedChatSettings>;

export const chatSettingsEndpoints = {
  'GET /api/chat-settings': {
    summary:
      'When someone answers chats, who is alerted, whether replies are suggested, and for how long chats are kept',
    access: 'owner',
    limit: 'read',
    status: 200,
    answer: ChatSettings,
  },
  'PATCH /api/chat-settings': {
    summary: 'Change them; 409 with the present ones when someone has changed them meanwhile',
    access: 'owner',
    limit: 'write',
    status: 200,
    body: ChangedChatSettings,
    answer: ChatSettings,
  },
} as const satisfies EndpointTable;
