// Visits: what lies ahead, and what was done.
import type { Module } from '../../module.ts';
import { visitHandlers } from './visits.routes.ts';

export const visitsModule: Module = {
  handlers: ({ context }) => visitHandlers(context),
};
