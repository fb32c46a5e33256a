// The words of the page behind the link of an invitation in Spanish.
import type { InvitationMessages } from './invitation-messages.en.ts';

export const spanishInvitationMessages: InvitationMessages = {
  title: 'Invitación',
  onStaff: 'Ya es parte del personal',
  onAccount: 'Ya comparte la cuenta',
  signInWith: 'Inicie sesión con {email}. Le enviaremos un código por correo.',
  signIn: 'Iniciar sesión',
  over: 'Esta invitación ya no sirve',
  overText: 'Venció o fue cancelada. {holder} puede enviarle otra.',
  theOwner: 'El dueño',
  accept: 'Aceptar',
  share: '¿Compartir una cuenta?',
  invites: '{holder} invita a {email} a su cuenta con {company}.',
  whatFor:
    'Verá sus visitas, planes, solicitudes, cotizaciones y códigos de acceso, y podrá pedir trabajos y aceptar planes y cotizaciones. Puede salirse cuando quiera.',
  joinStaff: '¿Entrar al personal?',
  invitesStaff: '{company} invita a {email} a trabajar en su consola. Su puesto: {role}.',
  staffSignIn: 'Iniciará sesión con este correo y un código que le enviaremos.',
  until: 'La invitación sirve hasta el {day}.',
  refused:
    'No se pudo aceptar la invitación: ya venció, o este correo no puede compartir la cuenta. Pida otra invitación, o llámenos.',
};
