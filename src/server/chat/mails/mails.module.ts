// Conversations by mail: what begins and goes on without an answer of ours. Answers come in by their tag (chat.module.ts).
import type { Module } from '../../module.ts';
import { takeMail } from './take-mail.service.ts';

export const mailsModule: Module = { mails: takeMail };
