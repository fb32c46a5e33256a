// What the plain facts of the company are called, in Spanish.
import type { FactsMessages } from './facts-messages.en.ts';

export const spanishFactsMessages: FactsMessages = {
  office: 'Oficina',
  officeHours: 'Oficina y cuadrillas',
  supportHours: 'Teléfono y chat en vivo',
};
