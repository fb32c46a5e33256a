// People who share a customer's account: invited, and removed.
import type { Module } from '../../module.ts';
import { accountPeopleHandlers } from './account-people.routes.ts';

export const accountPeopleModule: Module = {
  handlers: ({ context }) => accountPeopleHandlers(context),
};
