// What a customer reads around the messages between them and the office, in Spanish.
import type { ThreadMessages } from './thread-messages.en.ts';

export const spanishThreadMessages: ThreadMessages = {
  noMessages:
    'Todavía no hay mensajes. Pregunte o agregue lo que guste; le contestamos aquí y por correo.',
  you: 'Usted',
  office: 'La oficina',
  moment: '{day}, {time}',
  withYours: 'Con su mensaje',
  withTheirs: 'Con el mensaje de {name}',
};
