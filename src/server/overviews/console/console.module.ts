// The console: what staff see and do.
import type { Module } from '../../module.ts';
import { consoleHandlers } from './console.routes.ts';

export const consoleModule: Module = {
  handlers: ({ context }) => consoleHandlers(context),
};
