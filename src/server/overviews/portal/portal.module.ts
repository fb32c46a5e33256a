// The customer portal.
import type { Module } from '../../module.ts';
import { portalHandlers } from './portal.routes.ts';

export const portalModule: Module = {
  handlers: ({ context }) => portalHandlers(context),
};
