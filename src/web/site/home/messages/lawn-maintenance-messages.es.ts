// The words around the lawn plan on the home page, in Spanish.
import type { LawnMaintenanceMessages } from './lawn-maintenance-messages.en.ts';

export const spanishLawnMaintenanceMessages: LawnMaintenanceMessages = {
  heading: 'Plan de mantenimiento del césped',
  lead: 'Escriba su dirección y vea cuánto cuesta el corte, renglón por renglón, antes de decirnos quién es.',

  estimateByMail: 'Recibir por correo un presupuesto del césped en PDF',
};
