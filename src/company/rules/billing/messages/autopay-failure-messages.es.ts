// Why a charge of autopay failed, in Spanish.
import type { AutopayFailureMessages } from './autopay-failure-messages.en.ts';

export const spanishAutopayFailureMessages: AutopayFailureMessages = {
  declined: 'El banco rechazó {method}.',
  expired: '{method} ya venció.',
  empty: 'El banco dice que no hay fondos suficientes en {method}.',
  confirm: 'El banco quiere que usted mismo confirme este pago.',
  unusable: 'El banco dice que {method} ya no se puede usar.',
  trouble: 'Algo falló en el banco.',
};
