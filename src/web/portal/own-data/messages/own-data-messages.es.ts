// The words of "Your data" in Spanish.
import type { OwnDataMessages } from './own-data-messages.en.ts';

export const spanishOwnDataMessages: OwnDataMessages = {
  heading: 'Sus datos',
  account: 'Cuenta',
  done: {
    ask: 'Su cuenta se eliminará. Le enviamos un correo que dice cómo conservarla.',
    keep: 'Su cuenta está a salvo: no se eliminará nada.',
  },

  download: 'Descargar sus datos',
  downloadLead:
    'Un solo archivo (JSON, en inglés) con todo lo que tenemos sobre usted: cuenta, propiedad, plan, visitas, solicitudes, cotizaciones, mensajes y las direcciones de sus fotos. El código de su portón no está en él, así que un archivo perdido no puede abrir su portón.',
  downloadMine: 'Descargar mis datos',
  confirmFirst: 'Confirme que es usted para descargarlos',

  delete: 'Eliminar su cuenta',
  shared:
    'Usted comparte la cuenta de {holder}. Sus planes, visitas y cotizaciones se quedan con {holder}. El nombre de usted se quita de las solicitudes y los mensajes.',
  staff: 'Las cuentas del personal las cierra el dueño.',
  willBeDeleted: 'Su cuenta se eliminará el ',
  untilThen:
    '. Hasta entonces todo sigue como está. El trabajo que usted ya aceptó se hace primero.',
  keep: 'Conservar mi cuenta',
  sevenDays:
    'Siete días después es definitivo y no se puede deshacer. Hasta entonces puede iniciar sesión y cambiar de opinión.',
  yourEmail: 'Su correo electrónico',
  typeEmail: 'Escriba {email} para confirmar que es lo que quiere.',
  sending: 'Enviando...',
  deleteMine: 'Eliminar mi cuenta',

  goes: 'Lo que se eliminará',
  goesList: {
    name: 'Su nombre, teléfono y correo electrónico, y la sesión en todos sus navegadores',
    property: 'Código del portón, mascotas, instrucciones y notas',
    photos: 'Fotos de su propiedad, calificaciones, mensajes y chats',
    requests: 'Solicitudes, cotizaciones que usted no aceptó y consultas',
    plan: 'Su plan y todas las próximas visitas; el boletín y el enlace de su calendario',
  },
  stays: 'Lo que debemos conservar cuatro años',
  staysList: {
    agreements:
      'Cotizaciones y acuerdos de plan que usted firmó, con sus PDF y el nombre y la dirección que llevan',
    visits: 'El registro de las visitas hechas: fecha, dirección y lo que se hizo',
  },
  why: 'La ley de impuestos de Texas nos pide conservar los registros de ventas cuatro años. Después también se eliminan. Las copias de seguridad se reemplazan en dos semanas.',
};
