// A button that opens the chat, on documents by the script that they load and in applications by itself.
import { useEffect } from 'react';
import { hasSavedChat } from './has-saved-chat.ts';

type ChatButtonProps = { className?: string; label?: string };

/** On documents: without a script it is not there, and other ways are. */
export function ChatButton({ className = 'text-link', label = 'Chat with us' }: ChatButtonProps) {
  return (
    <button type="button" className={`${className} needs-script`} data-chat>
      {label}
    </button>
  );
}

const load = () => import('./panel/chat-panel.ts');

/** Who has signed in comes from a page whose script still listens, and has a panel of its own. */
const isHeard = () => 'hearsChat' in document.documentElement.dataset;

/** In an application, which has no script of documents. Goes on with a chat that there is. */
export function ApplicationChatButton({
  className = 'text-link',
  label = 'Chat with us',
}: ChatButtonProps) {
  useEffect(() => {
    if (isHeard()) return;
    if (location.hash === '#chat') void load().then(({ openPanel }) => openPanel());
    else if (hasSavedChat()) void load().then(({ resumePanel }) => resumePanel());
  }, []);
  return (
    <button
      type="button"
      className={`${className} needs-script`}
      data-chat
      onClick={() => void (isHeard() || load().then(({ openPanel }) => openPanel()))}
    >
      {label}
    </button>
  );
}
