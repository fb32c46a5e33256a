// Conversations that staff begin by text or mail; they go on like all others.
import type { begunByStaffEndpoints } from '#contract/chat/begun-by-staff.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { Module } from '../../module.ts';
import { beginConversation } from './begin-conversation.service.ts';

export const begunModule: Module = {
  handlers({ context }): Handlers<keyof typeof begunByStaffEndpoints> {
    return {
      async 'POST /api/console/customers/{id}/messages'({ params, body, user }) {
        return beginConversation(context, params.id, body, user);
      },
    };
  },
};
