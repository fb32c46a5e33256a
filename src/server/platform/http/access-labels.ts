// Who may call an endpoint, in the words of the API's reference.
import type { Endpoint } from '#contract/platform/endpoint.ts';

export const accessWords: Record<Endpoint['access'], string> = {
  public: 'Anybody',
  visitor: 'Anybody, known again by a cookie',
  customer: 'Signed-in customer',
  crew: 'Staff, crew leads included',
  staff: 'The office',
  exports: 'The owner, and whom the owner lets download',
  log: 'The owner, and whom the owner lets read the log',
  mails: 'The owner, and whom the owner lets read our mail and texts',
  viewing: 'The owner, and whom the owner lets see portals',
  owner: 'The owner',
  'mail-server': 'Our mail server, by its secret',
};
