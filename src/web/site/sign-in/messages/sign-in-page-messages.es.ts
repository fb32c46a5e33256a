// The words of the pages that sign someone in or out in Spanish.
import type { SignInPageMessages } from './sign-in-page-messages.en.ts';

export const spanishSignInPageMessages: SignInPageMessages = {
  signIn: {
    title: 'Iniciar sesión',
    noPassword:
      'No hay contraseña que recordar. Le enviamos por correo un código de ocho dígitos, y eso es todo.',
    button: 'Iniciar sesión',
    tryAgain: 'Intentar de nuevo',
    provider: 'Continuar con {provider}',
  },
  troubles: {
    away: {
      title: 'El servicio de inicio de sesión no responde.',
      text: 'Es de otra empresa, y en este momento no pudimos comunicarnos con él. Inténtelo de nuevo en un momento, o use un código por correo.',
    },
    declined: {
      title: 'No se inició la sesión.',
      text: 'El servicio de inicio de sesión dice que usted no terminó. Inténtelo de nuevo, o use un código por correo.',
    },
    again: {
      title: 'No se pudo terminar de iniciar la sesión.',
      text: 'Se empezó en otra ventana, pasaron más de diez minutos o ya se usó. Empiece de nuevo, por favor.',
    },
    unverified: {
      title: 'Su correo electrónico no está verificado allí.',
      text: 'El servicio de inicio de sesión no ha comprobado que el correo sea suyo, así que no podemos iniciar la sesión con él. Use un código por correo.',
    },
    connected: {
      title: 'Este correo electrónico era antes de otra cuenta.',
      text: 'El servicio de inicio de sesión ahora se lo da a otra persona. Para estar seguros de que es usted, inicie sesión con un código por correo.',
    },
    closed: {
      title: 'Esta cuenta está cerrada.',
      text: 'Llámenos si cree que es un error, por favor.',
    },
  },
  demo: {
    heading: 'Dé una vuelta como una de las personas de la demostración',
    where: 'Solo en esta computadora, y solo con los datos de la demostración.',
    needsLink:
      'Para dar una vuelta como una de las personas de la demostración, abra el enlace que el programa escribió en su terminal.',
    confirm: 'Esta es la demostración: confirmar sin código',
  },
  confirm: {
    title: 'Confirme que es usted',
    lead: 'Usted inició sesión hace rato, y para esto hay que iniciarla de nuevo. Enviaremos un código a {email}, y después regresa aquí.',
    button: 'Confirmar',
  },
  link: {
    title: 'Iniciar sesión',
    heading: '¿Iniciar sesión?',
    as: 'Como {email}, en este navegador.',
    button: 'Iniciar sesión',
    otherBrowser: 'Este enlace es de otro navegador',
    otherBrowserText:
      'Solo funciona donde se pidió, para que nadie más pueda usarlo. Regrese a esa página y escriba el código del mismo correo.',
    ratherHere: '¿Prefiere iniciar sesión aquí? Le enviamos un código nuevo.',
    expired: 'Este enlace ya venció',
    expiredText: 'Sirve una sola vez, durante diez minutos. Pedir uno nuevo toma un momento.',
    newCode: 'Enviarme un código nuevo',
  },
  signOut: {
    title: 'Cerrar sesión',
    heading: '¿Cerrar sesión?',
    asked: 'Otra página nos pidió cerrar su sesión. ¿Es lo que usted quiere?',
    button: 'Cerrar sesión',
    signedOut: 'Aquí ya cerró la sesión',
    elsewhere: 'Usted inició sesión por medio de {host}. Con un paso más la cierra también allí.',
    ofHost: 'Cerrar sesión en {host}',
  },
};
