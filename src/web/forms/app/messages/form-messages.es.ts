// The words of every form of an application in Spanish.
import { REVIEW_LENGTH } from '#company/rules/site/review-rules.ts';
import type { FormMessages } from './form-messages.en.ts';

export const spanishFormMessages: FormMessages = {
  checkThis: 'Por favor revise esto:',
  notDone: 'No funcionó. No se cambió nada.',
  reload: 'Recargue la página e inténtelo de nuevo, por favor.',

  changedFirst: 'Alguien más cambió esto primero. Abajo están las dos versiones.',
  current: 'Ahora',
  yours: 'Lo suyo',
  keepTheirs: 'Dejarlo como está',
  keepMine: 'Usar lo mío',
  stillInForm: 'Su versión sigue en el formulario. Guárdela otra vez para reemplazar la otra.',

  undo: 'Deshacer',

  refusals: {
    missing: 'Llene este campo, por favor.',
    invalid: 'Revise este campo, por favor.',
    fields: {
      firstName: { missing: 'Escriba su nombre, por favor.' },
      lastName: { missing: 'Escriba su apellido, por favor.' },
      email: {
        missing: 'Escriba el correo electrónico, por favor.',
        invalid: 'Escriba un correo electrónico válido, como nombre@example.com.',
      },
      phone: {
        missing: 'Escriba su número de teléfono, por favor.',
        invalid:
          'Escriba un número de teléfono con código de área, como (281) 555-0100, o con + y el código del país.',
      },
      code: {
        missing: 'Escriba el código, por favor.',
        invalid: 'Ese código no es correcto. Revíselo, o pida uno nuevo.',
      },
      address: { missing: 'Escriba la dirección, por favor.' },
      date: { missing: 'Elija un día, por favor.', invalid: 'Elija otro día, por favor.' },
      confirmsClose: {
        missing: 'Hay otra visita el día antes o después. Confirme que así la quiere, por favor.',
        invalid: 'Hay otra visita el día antes o después. Confirme que así la quiere, por favor.',
      },
      objection: { missing: 'Díganos qué no es correcto, por favor.' },
      rating: { missing: 'Elija de una a cinco estrellas, por favor.' },
      words: {
        missing: `Escriba al menos ${REVIEW_LENGTH.min} caracteres, por favor.`,
        invalid: `Escriba entre ${REVIEW_LENGTH.min} y ${REVIEW_LENGTH.max} caracteres, por favor.`,
      },
      nameStyle: { missing: 'Elija cómo mostramos su nombre, por favor.' },
      kind: { missing: 'Elija una opción, por favor.', invalid: 'Elija una opción, por favor.' },
      wish: { missing: 'Elija una opción, por favor.', invalid: 'Elija una opción, por favor.' },
      serviceType: {
        missing: 'Elija un servicio, por favor.',
        invalid: 'Elija un servicio, por favor.',
      },
      description: { missing: 'Cuéntenos un poco, por favor.' },
      preferredDate: { invalid: 'Elija una fecha del calendario, por favor.' },
      customerPhone: {
        missing: 'Escriba su número de teléfono, por favor.',
        invalid:
          'Escriba un número de teléfono con código de área, como (281) 555-0100, o con + y el código del país.',
      },
      propertyAddress: { missing: 'Escriba la dirección de la propiedad, por favor.' },
      text: { missing: 'Escriba su mensaje, por favor.' },
      photos: {
        missing: 'Elija de nuevo las fotos, por favor, hasta 5.',
        invalid: 'Elija de nuevo las fotos, por favor, hasta 5.',
      },
      signedName: {
        missing: 'Escriba su nombre completo, por favor.',
        invalid: 'Escriba su nombre completo, por favor.',
      },
      typedName: {
        missing: 'Escriba su nombre completo, por favor.',
        invalid: 'Escriba su nombre completo, por favor.',
      },
    },
    codes: {
      not_found: 'Eso ya no está aquí. Recargue la página, por favor.',
      only_looking: 'Esta es la vista del cliente: aquí no se puede cambiar nada.',
      changed_meanwhile: 'Algo cambió mientras tanto. Revise la página otra vez, por favor.',
      wrong_state: 'Eso ya no se puede hacer. Recargue la página para ver cómo está ahora.',
      too_late: 'Ya es muy tarde para hacer este cambio aquí. Llámenos, por favor.',
      day_full: 'Ese día ya no hay lugar. Elija otro, por favor.',
      needs_confirmation: 'Confirme que así lo quiere, por favor.',
      needs_reason: 'Díganos el motivo, por favor.',
      quote_changed: 'La cotización cambió. Léala otra vez antes de decidir, por favor.',
      quote_answered: 'Esa cotización ya tiene respuesta.',
      quote_expired: 'Esa cotización ya venció. Llámenos, por favor.',
      body_too_large:
        'Es más de lo que podemos recibir de una vez. Envíe menos fotos o fotos más pequeñas, por favor.',
      unsupported_media_type:
        'Solo podemos recibir fotos JPEG, PNG o WebP. Elija otra, o envíe una captura de pantalla.',
      wrong_code: 'Ese código no es correcto. Revíselo, o pida uno nuevo.',
      sign_in_again: 'Para hacer esto, inicie sesión otra vez, por favor.',
      too_many_requests: 'Fueron muchas solicitudes seguidas. Inténtelo de nuevo en un minuto.',
      unavailable: 'Estamos muy ocupados en este momento. Inténtelo de nuevo en un momento.',
    },
    refused: 'No pudimos hacerlo y no se cambió nada. Inténtelo de nuevo, o llámenos.',
  },
};
