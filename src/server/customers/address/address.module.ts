// Addresses: are they in reach, and what may be meant.
import type { Module } from '../../module.ts';
import { addressHandlers } from './address.routes.ts';

export const addressModule: Module = {
  handlers: ({ context }) => addressHandlers(context),
};
