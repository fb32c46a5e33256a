// Sends a step of a conversation from the browser. It is loaded with the first press: the shapes of all steps come along with it.
import { type SendStepOptions, sendStep } from '#web/forms/app/send-step.ts';
import { conversationSteps } from './conversation-steps.ts';

const options: SendStepOptions = { staysOnTrouble: true };

export const sendConversationStep = (sent: Parameters<typeof sendStep>[1]) =>
  sendStep(conversationSteps, sent, options);
