// Pictures that the owner uploads for the site: taken, described, made into files in the background, and cleared away.
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { makePictureFiles, pictureFilesJob } from './make-files.ts';
import { pictureHandlers } from './picture.routes.ts';
import { sweepPictures } from './sweep-pictures.ts';

export const picturesModule: Module = {
  handlers: ({ context, workshop, limiter }) => pictureHandlers(context, workshop, limiter),
  jobs: [job(pictureFilesJob, ({ id }, { context }) => makePictureFiles(context, id))],
  sweep: sweepPictures,
};
