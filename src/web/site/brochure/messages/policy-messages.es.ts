// The words around the text of a policy, in Spanish.
import type { PolicyMessages } from './policy-messages.en.ts';

export const spanishPolicyMessages: PolicyMessages = {
  since: 'Vigente desde el {date}.',

  binding: 'Esta es una traducción; la versión que vale legalmente es la que está en inglés.',
  toBinding: 'Leer la versión en inglés',
};
