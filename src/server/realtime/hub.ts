// Tells the parts of this process what has just been committed; a message is a doorbell, never the letter.
import { EventEmitter } from 'node:events';

/** Every message. None carries anything: a listener reads the truth from the database. */
export type HubMessage =
  /** An appointment or hold took or gave back a slot. */
  | 'openings changed'
  /** Published content or settings changed. */
  | 'content changed';

export type Hub = {
  publish: (message: HubMessage) => void;
  /** Listens to a message; gives a function that stops listening. */
  subscribe: (message: HubMessage, listener: () => void) => () => void;
};

/** Makes the hub of one process. */
export function createHub(): Hub {
  const emitter = new EventEmitter();
  return {
    publish: (message) => void emitter.emit(message),
    subscribe(message, listener) {
      emitter.on(message, listener);
      return () => emitter.off(message, listener);
    },
  };
}
