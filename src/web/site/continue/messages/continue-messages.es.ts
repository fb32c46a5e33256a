// The words of the pages that carry half-filled forms to another device, in Spanish.
import type { ContinueMessages } from './continue-messages.en.ts';

export const spanishContinueMessages: ContinueMessages = {
  error: 'Error: ',
  things: {
    quote: 'Solicitud de cotización',
    quoteOnePhoto: 'Solicitud de cotización con 1 foto',
    quotePhotos: 'Solicitud de cotización con {count} fotos',
    plan: 'Plan de césped',
    planFor: 'Plan de césped para {address}',
    calculatorOneJob: 'Calculadora de costos, 1 trabajo',
    calculatorJobs: 'Calculadora de costos, {count} trabajos',
    photo: 'Foto {number}',
  },
  refusals: {
    not_found:
      'Este enlace ya terminó, o se cortó en el camino. Un enlace sirve durante siete días; haga uno nuevo en su otro dispositivo, por favor.',
    validation_failed:
      'No pudimos hacer el enlace con lo que está escrito. Acorte el texto más largo, por favor.',
    too_many_requests: 'Fueron muchas solicitudes seguidas. Inténtelo de nuevo en un minuto.',
    unavailable:
      'En este momento no podemos guardar más enlaces. Inténtelo más tarde, o envíe su solicitud desde este dispositivo.',
    body_too_large:
      'Es más de lo que podemos recibir de una vez. Envíe menos fotos o fotos más pequeñas, por favor.',
  },

  make: {
    crumb: 'Continuar en otro dispositivo',
    heading: 'Continúe en otro dispositivo',
    ready: 'Su enlace está listo',
    expired: 'El enlace terminó',
    how: 'Cómo funciona',
    steps: {
      make: 'Haga aquí un enlace privado. No necesita cuenta.',
      open: 'Ábralo en su otro dispositivo: escanee el código, o envíeselo por correo.',
      there:
        'Ahí está todo lo que llenó, también las fotos. No nos llega nada antes de que usted lo envíe.',
    },
    stopped:
      'Lo que tenía se borró de nuestro servidor. Este dispositivo todavía tiene lo que usted escribió.',
    lead: 'Recibe un enlace privado. Ábralo en su computadora, tableta o teléfono dentro de siete días, y ahí está todo lo que llenó.',
    button: 'Hacer mi enlace',
    noAccount:
      'Sin cuenta. Lo guardamos cifrado durante siete días; sin el enlace ni nosotros podemos leerlo. Puede detener el enlace cuando quiera.',
    noScript:
      'Su navegador no ejecuta JavaScript, así que esta página no puede ver lo que escribió en otra. Use el botón “Continuar en otro dispositivo” debajo del {quote} o del {plan}.',
    quoteForm: 'formulario de cotización',
    lawnPlan: 'plan de césped',
    nothing:
      'Todavía no hay nada llenado en esta pestaña. Empiece aquí, y páselo a otro dispositivo cuando quiera:',
    requestQuote: 'Pedir una cotización, con fotos',
    pricePlan: 'Calcular un plan de césped',
    calculate: 'Calcular un proyecto',
    failed: 'No pudimos hacer el enlace. Inténtelo de nuevo, o llámenos.',
  },

  card: {
    openIt: 'Ábralo en el otro dispositivo dentro de siete días.',
    openItWithPhotos: 'Ábralo en el otro dispositivo dentro de siete días; las fotos van con él.',
    code: 'Código con el enlace, para una cámara',
    scan: 'Escanee el código, o escriba esta dirección:',
    mail: 'Enviármelo por correo',
    subject: 'Continuar en mi otro dispositivo',
    secret:
      'Quien tenga este enlace puede ver lo que usted llenó, así que no lo comparta. Termina después de siete días.',
    stop: 'Detener este enlace',
    share: 'Compartir el enlace',
    copy: 'Copiar el enlace',
    copied: 'Copiado.',
  },

  open: {
    heading: 'Continúe donde se quedó',
    opened: 'Aquí está',
    expired: 'El enlace terminó',
    stopped:
      'Lo que tenía se borró de nuestro servidor. Lo que abrió en este dispositivo se queda aquí.',
    lead: 'Este enlace lleva una solicitud de cotización, un plan de césped o un cálculo que se empezó en otro dispositivo. Ábralo aquí y siga desde ahí.',
    button: 'Abrirlo en este dispositivo',
    notYours:
      '¿No es suyo? Entonces cierre esta página: no se abrió nada. ¿Preguntas? Llame al {phone}.',
    everything: 'Todo está ahora en este dispositivo. Todavía no se nos ha enviado nada.',
    nothingLeft: 'Las fotos ya se enviaron, y no tenía nada más.',
    done: '¿Ya terminó? El enlace sirve en otros dispositivos hasta que termine.',
    stop: 'Detener este enlace',
    failed: 'No pudimos abrir el enlace en este momento. Presione otra vez el botón, por favor.',
    quote: 'Continuar la solicitud de cotización',
    plan: 'Continuar el plan de césped',
    calculator: 'Continuar la calculadora',
    uploaded: 'Subida, número {number}',
  },
};
