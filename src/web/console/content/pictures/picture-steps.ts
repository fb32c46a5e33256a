// What the office does with a picture: uploads it, says what it shows, has its files made again, removes it.
import { z } from 'zod';
import { SeenVersion } from '#contract/platform/ids.ts';
import { PictureDetails, PictureReplacement } from '#contract/site/pictures.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';
import { uploadAll } from './upload/upload-all.ts';

export const PICTURES = '/console/settings/pictures';

const one = ({ params }: StepCall) => ({ id: Number(params.id) });

const percent = (error: string) => z.number({ error }).min(0, { error }).max(100, { error });
const part = percent('Please enter a number from 0 to 100.');

/** Crop and focal point as people type them, in percent. */
const TypedDetails = PictureDetails.omit({ crop: true, focalPoint: true }).extend({
  x: part,
  y: part,
  left: part,
  top: part,
  width: part,
  height: part,
});

/** For browsers without a script; others send each file by itself (upload/). */
export const uploadSteps = steps({
  upload: step({
    schema: z.strictObject({}),
    send: uploadAll,
    to: ({ answer }) => (answer.id === undefined ? PICTURES : `${PICTURES}/${answer.id}`),
  }),
});

export const pictureSteps = steps({
  save: step({
    schema: TypedDetails,
    send: (call, { x, y, left, top, width, height, ...details }) => {
      const isWhole = left === 0 && top === 0 && width === 100 && height === 100;
      const crop = { left: left / 100, top: top / 100, width: width / 100, height: height / 100 };
      const body = {
        ...details,
        crop: isWhole ? null : crop,
        focalPoint: { x: x / 100, y: y / 100 },
      };
      return call.api('POST /api/console/pictures/{id}/details', { params: one(call), body });
    },
    done: 'Saved. Pages follow within seconds.',
  }),
  retry: step({
    schema: z.strictObject({ version: SeenVersion }),
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/pictures/{id}/retry', { params: one(call), body }),
  }),
  replace: step({
    schema: PictureReplacement,
    send: (call, body) =>
      call.api('POST /api/console/pictures/{id}/replace', { params: one(call), body }),
    done: 'Replaced everywhere. Pages follow within seconds.',
  }),
  remove: step({
    schema: z.strictObject({ version: SeenVersion }),
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/pictures/{id}/remove', { params: one(call), body }),
    to: () => PICTURES,
  }),
});
