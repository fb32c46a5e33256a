// What customers say.
import type { Module } from '../../module.ts';
import { testimonialHandlers } from './testimonial.routes.ts';

export const testimonialsModule: Module = {
  handlers: ({ context }) => testimonialHandlers(context),
};
