// The words of the fields that say who asks, in Spanish.
import type { ContactMessages } from './contact-messages.en.ts';

export const spanishContactMessages: ContactMessages = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Número de teléfono',

  firstNameMissing: 'Escriba su nombre, por favor.',
  lastNameMissing: 'Escriba su apellido, por favor.',
  emailMissing: 'Escriba su correo electrónico, por favor.',
  emailInvalid: 'Escriba un correo electrónico válido, como nombre@example.com.',
  phoneMissing: 'Escriba su número de teléfono, por favor.',
  phoneInvalid:
    'Escriba un número de teléfono con código de área, como (281) 555-0100, o con + y el código del país.',
};
