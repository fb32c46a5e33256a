// Photos of properties: taken, shown to whom they belong, and cleared away when no request names them.
import type { Module } from '../../module.ts';
import { photoHandlers } from './photo.routes.ts';
import { sweepPhotos } from './photo.service.ts';

export const photosModule: Module = {
  handlers: ({ context, workshop, limiter }) => photoHandlers(context, workshop, limiter),
  sweep: sweepPhotos,
};
