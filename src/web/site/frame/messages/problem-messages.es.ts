// The words of the page that says what went wrong, in Spanish. What the server says of it is in English and is not shown there.
import type { ProblemMessages } from './problem-messages.en.ts';

export const spanishProblemMessages: ProblemMessages = {
  language: 'es',

  unreadable: {
    heading: 'No pudimos leer esa solicitud.',
    text: 'Recargue la página e inténtelo de nuevo, por favor.',
  },
  fault: {
    heading: 'Esta página no cargó. La falla es nuestra.',
    text: 'Recárguela en un momento, por favor.',
  },
  statuses: {
    401: { heading: 'Inicie sesión primero, por favor.', text: 'Esta página es privada.' },
    403: { heading: 'No puede abrir esta página.', text: 'Pertenece a otra persona.' },
    404: {
      heading: '404: página no encontrada',
      text: 'Esta dirección no lleva a ninguna página. Puede que se haya movido o que tenga un error.',
    },
    405: {
      heading: 'Esta dirección no funciona así.',
      text: 'Ábrala desde el menú o empiece en la página de inicio, por favor.',
    },
    409: {
      heading: 'Algo cambió mientras tanto.',
      text: 'Revise la página otra vez antes de decidir, por favor.',
    },
    413: {
      heading: 'Es más de lo que podemos recibir de una vez.',
      text: 'Envíe menos, o menos fotos, por favor.',
    },
    421: {
      heading: 'Nuestro sitio no está preparado para esta dirección.',
      text: 'Abra el sitio por su propia dirección, por favor.',
    },
    422: { heading: 'Algo no está bien.', text: 'Revíselo e inténtelo de nuevo, por favor.' },
    429: {
      heading: 'Denos un momento, por favor.',
      text: 'Recibimos muchas solicitudes seguidas. Inténtelo de nuevo en un minuto, por favor.',
    },
    503: {
      heading: 'Volvemos enseguida.',
      text: 'Estamos muy ocupados en este momento y no se guardó nada. Inténtelo de nuevo en un momento, por favor.',
    },
  },

  tryAgain: 'Intentar de nuevo',
  signInOther: 'Iniciar sesión con otra cuenta',
  goHome: 'Ir a la página de inicio',
  orCall: 'O llámenos: {phone}',

  kept: 'Lo que escribió está guardado.',
  keptWithoutPhotos:
    'Guardamos lo que escribió, pero no las fotos: para enviarlas también, regrese y elíjalas otra vez.',
  sendAgain: 'Enviarlo otra vez',

  signIn: {
    required: 'Hay que iniciar sesión',
    portal: 'Inicie sesión para entrar a su portal, por favor.',
    expired: 'La sesión terminó',
    expiredText: 'Su sesión terminó. Lo llevamos a iniciarla de nuevo...',
    hasExpired: 'Su sesión terminó.',
    redirecting: 'Lo llevamos a iniciar sesión...',
    again: 'Inicie sesión de nuevo, por favor.',
    toSee: 'Inicie sesión para ver esta página, por favor.',
    now: 'Iniciar sesión',
    otherTab: 'O inicie sesión en otra pestaña, regrese aquí y presione:',
  },

  confirm: {
    title: 'Confirme que es usted',
    text: 'Usted inició sesión hace rato. Confirme que es usted, por favor; después tiene diez minutos.',
    button: 'Confirmar que soy yo',
    cancel: 'Cancelar',
    otherTab: 'O confírmelo en otra pestaña, regrese aquí y presione:',
  },

  services: 'Servicios y precios',
  book: 'Agendar una consulta',
  quote: 'Pedir una cotización',
  contact: 'Contáctenos',
};
