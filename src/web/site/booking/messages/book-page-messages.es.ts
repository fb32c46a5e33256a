// The words around the booking calendar on a page of its own, in Spanish.
import type { BookPageMessages } from './book-page-messages.en.ts';

export const spanishBookPageMessages: BookPageMessages = {
  heading: 'Reserve su consulta',
  calendar: 'Calendario de consultas',
  error: 'Error: ',

  laterDays: 'Ver días más adelante',
  orCall: 'O llámenos al {phone} y juntos encontramos un horario.',

  bookedHeading: '¡Consulta reservada!',
  canceledHeading: 'Su consulta fue cancelada',
  when: '{date}, {time}, {zone}.',
  booked:
    'Su consulta quedó reservada. En breve recibirá un correo electrónico de confirmación, con un archivo para su calendario y un enlace para cambiar o cancelar su cita. Si no llega, llámenos al {phone}.',
  goHome: 'Ir a la página de inicio',
};
