// What is printed: flyer and business card.
import type { Module } from '../../module.ts';
import { printHandlers } from './print.routes.ts';

export const printModule: Module = {
  handlers: ({ context }) => printHandlers(context),
};
