// The customer's account: contact, property with its gate code, and which notices they want.
import type { Module } from '../../module.ts';
import { propertyHandlers } from './properties.routes.ts';

export const propertiesModule: Module = {
  handlers: ({ context }) => propertyHandlers(context),
};
