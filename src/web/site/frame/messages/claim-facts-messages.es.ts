// The words around what the company claims in its lists of terms, in Spanish.
import type { ClaimFactsMessages } from './claim-facts-messages.en.ts';

export const spanishClaimFactsMessages: ClaimFactsMessages = {
  emergencies: 'Emergencias',
  emergency:
    '{service}: fuera de estos horarios, el mismo número le comunica con la persona de guardia.',

  payment: 'Formas de pago',
  paid: '{methods}. Rango de precios: {range}.',
};
