// Customers as the office sees them: list, one person, merges.
import type { Module } from '../module.ts';
import { customerHandlers } from './customers.routes.ts';
import { sweepMailRecord } from './sweep-mails.ts';

export const customersModule: Module = {
  handlers: ({ context }) => customerHandlers(context),
  sweep: sweepMailRecord,
};
