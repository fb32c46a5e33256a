// What the mails about signing in and an account say, in Spanish.
import type { AccountMailMessages } from './account-mail-messages.en.ts';

export const spanishAccountMailMessages: AccountMailMessages = {
  codeSubject: 'Su código {code}',
  signIn: 'Entrar',
  typeCode: 'Escríbalo en la página que se lo pidió. Sirve durante diez minutos, una sola vez.',
  codeLetter: 'Este es su código {code}',
  yourCode: 'Su código',
  readingHere: '¿Lee esto en el navegador donde lo pidió? Entonces no tiene que escribir nada:',
  notAsked: 'Si usted no lo pidió, puede ignorar este correo.',

  newCodeSubject: 'Nuevo correo electrónico: su código {code}',
  newCodePreview: 'Su código {code}',
  newCodeHeading: 'Usar este correo electrónico',
  typeNewCode:
    'Escríbalo en la página que se lo pidió. Sirve durante 30 minutos, una sola vez. A partir de entonces usted entra con este correo electrónico y aquí le escribimos.',
  readNewCode:
    'Por favor lea este código a la persona de {company} que le está ayudando. Sirve durante 30 minutos, una sola vez. A partir de entonces usted entra con este correo electrónico y aquí le escribimos.',
  newCodeLetter: 'Este es su código {code}',
  enterCode: 'Escribir el código',
  giveNoOne:
    'Si usted no lo pidió, puede ignorar este correo. No le dé el código a nadie que le haya llamado.',
  call: 'Llamar a {name}',

  askedSubject: 'Alguien nos pidió poner otro correo electrónico en su cuenta',
  nothingToDo: 'Si fue usted, no tiene que hacer nada',
  askedHeading: 'Se pidió otro correo electrónico',
  asked:
    '{greeting}: alguien nos llamó y pidió usar otro correo electrónico para su cuenta. Si fue usted, no tiene que hacer nada. Si no, por favor llámenos de inmediato.',
  changedSubject: 'Su cuenta tiene otro correo electrónico',
  changedPreview: 'Ya no entra con este',
  changed:
    '{greeting}: su cuenta tiene ahora otro correo electrónico. Ya no entra con este y ya no le escribimos aquí.',
  changedWrong: '¿No fue usted? Por favor llámenos de inmediato y recuperamos su cuenta.',

  inviteSubject: '{holder} le invita a su cuenta de {company}',
  invitePreview: 'Ver las visitas, pedir trabajos, responder a cotizaciones',
  inviteHeading: 'Tiene una invitación',
  invite:
    '{greeting}: {holder} quiere compartir con usted su cuenta de {company}. Usted entra con su propio correo electrónico y ve lo mismo: visitas, planes, solicitudes y cotizaciones. Puede pedir trabajos, aceptar planes y cotizaciones, y ver los códigos del portón.',
  seeInvitation: 'Ver la invitación',
  inviteUntil:
    'El enlace sirve hasta el {day}. Si no conoce a {holder}, puede ignorar este correo: no pasa nada si usted no acepta.',

  deletesSubject: 'Su cuenta se eliminará el {day}',
  deletesPreview: 'Puede conservarla hasta entonces',
  deletesHeading: 'Su cuenta se eliminará',
  deletes:
    '{greeting}: nos pidió eliminar su cuenta. Lo haremos el {day}. Hasta entonces todo sigue igual y usted puede cambiar de opinión.',
  keep: 'Conservar mi cuenta',
  deletesWrong:
    '¿No lo pidió usted? Es posible que otra persona esté usando su cuenta: entre, consérvela y cierre la sesión en sus otros dispositivos. O llámenos al {phone}.',
  deletedSubject: 'Su cuenta se eliminó',
  thanks: 'Gracias por haber sido nuestro cliente',
  deleted:
    'Eliminamos su cuenta y lo que sabíamos de usted, y se cancelaron las visitas pendientes de una cuenta propia. Solo guardamos las cotizaciones y los acuerdos de planes que usted firmó y el registro de las visitas que hicimos, durante cuatro años, porque la ley de impuestos lo exige. Este es el último correo que recibe de nosotros sobre esto: su dirección también se elimina.',
  deletedThanks: 'Gracias por haber sido nuestro cliente.',

  passkeySubject: 'Se agregó una llave de acceso a su cuenta',
  passkeyPreview: 'Si fue usted, no tiene que hacer nada',
  passkeyHeading: 'Se agregó una llave de acceso',
  passkey:
    '{greeting}: el {day} a {time} se agregó una llave de acceso ({name}) a su cuenta. Ahora puede entrar con ella en lugar de un código. Si fue usted, no tiene que hacer nada.',
  passkeyWrong:
    '¿No fue usted? Es posible que otra persona esté usando su cuenta: entre, quite la llave de acceso y cierre la sesión en sus otros dispositivos. O llámenos al {phone}.',
  seePasskeys: 'Ver mis llaves de acceso',
};
