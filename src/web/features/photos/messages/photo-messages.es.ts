// The words of chosen photos in Spanish.
import type { PhotoMessages } from './photo-messages.en.ts';

const WRONG_TYPE = 'Suba solo imágenes JPEG, PNG o WebP, por favor';

export const spanishPhotoMessages: PhotoMessages = {
  preview: 'Vista previa de {name}',
  uploading: 'Subiendo {name}',
  remove: 'Quitar {name}',
  uploaded: 'Subida',
  tryAgain: 'Intentar de nuevo',
  failed: 'Esta foto no se subió. Inténtelo de nuevo o quítela.',
  refused: 'Esta foto no se subió. Inténtelo de nuevo o quítela.',
  longPdf: 'PDF largo',
  firstPage: 'Solo se enviará la primera página de {count}.',
  firstPages: 'Se enviarán las primeras {pages} páginas de {count}.',
  pdfPage: '{name}, página {page} de {count}',
  refusals: {
    tooMany: { title: 'Demasiadas fotos', description: 'Se permiten 5 fotos como máximo' },
    wrongType: { title: 'Tipo de archivo no válido', description: WRONG_TYPE },
    heic: {
      title: 'Tipo de archivo no válido',
      description: `${WRONG_TYPE}. Esta foto es un archivo HEIC. En un iPhone, elija Ajustes > Cámara > Formatos > El más compatible y tómela otra vez, o envíe una captura de pantalla.`,
    },
    wrongTypeInChat: {
      title: 'Tipo de archivo no válido',
      description: 'Elija imágenes JPEG, PNG o WebP, o un PDF, por favor',
    },
    tooLargeInChat: {
      title: 'Archivo demasiado grande',
      description: 'Elija una foto o un PDF de menos de 10 MB, por favor',
    },
    pdfTooLarge: {
      title: 'Archivo demasiado grande',
      description: 'Elija un PDF de menos de 10 MB, por favor',
    },
    pdfLocked: {
      title: 'El PDF tiene contraseña',
      description:
        'Este PDF pide una contraseña para abrirse. Tómele una foto, o guárdelo sin contraseña.',
    },
    pdfDamaged: {
      title: 'No se puede leer el PDF',
      description: 'Este PDF no se puede leer. Tómele una foto, o guárdelo otra vez.',
    },
    pdfTooSlow: {
      title: 'El PDF tarda demasiado',
      description:
        'Este PDF tarda demasiado en leerse. Tómele una foto, o guarde una versión más pequeña.',
    },
    tooLarge: {
      title: 'Archivo demasiado grande',
      description: 'Suba imágenes de menos de 10 MB, por favor',
    },
  },
};
