// The words of the page behind the private link to photos of a visit, in Spanish.
import type { PhotoPermissionMessages } from './photo-permission-messages.en.ts';

export const spanishPhotoPermissionMessages: PhotoPermissionMessages = {
  title: 'Sus fotos | {company}',
  heading: '¿Podemos mostrar nuestro trabajo en su propiedad?',
  onlyYou:
    'Mientras no diga que sí, solo usted y nuestra oficina ven estas fotos. Puede cambiar su respuesta en cualquier momento con el mismo enlace.',
  meaning:
    'El permiso se guarda en inglés, con las palabras que ve debajo de cada foto. Quieren decir: {company} puede mostrar esa foto de su propiedad en su sitio web, sin su nombre ni su dirección. Usted puede retirar el permiso en cualquier momento, y entonces la foto se quita de todas las páginas.',

  photo: 'Foto {number}',
  takenAt: '{photo}, tomada en su propiedad',

  outcomes: {
    asked: 'Esperamos su respuesta.',
    allowed: 'Usted dijo que sí. Podemos mostrarla en nuestro sitio web.',
    declined: 'Usted dijo que no. No la mostramos.',
    withdrawn: 'Usted retiró su permiso. La foto se quitó de todas las páginas.',
    ended: 'Quitamos esta foto y no la mostramos.',
  },

  answers: {
    asked: { allow: 'Sí, pueden mostrarla', decline: 'No, gracias' },
    allowed: { withdraw: 'Retirar el permiso' },
    declined: { allow: 'Ahora sí, pueden mostrarla' },
    withdrawn: { allow: 'Permitirla otra vez' },
    ended: {},
  },
};
