// The words of signing in with a passkey in Spanish. What the server refuses is told in general, since its own sentences are English.
import type { PasskeyMessages } from './passkey-messages.en.ts';

export const spanishPasskeyMessages: PasskeyMessages = {
  or: 'o',
  signIn: 'Entrar con una llave de acceso',
  confirm: 'Confirmar con una llave de acceso',
  waiting: 'Esperando su llave de acceso...',
  notUsed: 'No se usó ninguna llave de acceso. Inténtelo de nuevo, o pídanos un código por correo.',
  wrongAddress:
    'Las llaves de acceso no funcionan en esta dirección. Use un código en su lugar, por favor.',
  failed: 'No funcionó. Inténtelo de nuevo, o use un código en su lugar.',
  tryAgain: 'Inténtelo de nuevo, por favor.',
  refused: 'No pudimos iniciar su sesión con esa llave de acceso. Use un código en su lugar.',
};
