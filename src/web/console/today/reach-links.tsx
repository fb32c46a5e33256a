// To call, to write and to drive there, and what was said so far, each in one tap.
import { Link } from 'react-router';
import { phoneLink } from '#company/rules/platform/phone-link.ts';
import { AppIcon, type AppIconName } from '#web/ui/app/app-icon.tsx';
import { conversationPath } from '../chat/conversation-path.ts';
import { useRight } from '../use-rights.ts';
import './reach-links.css';

type ReachLinksProps = {
  name: string;
  phone: string | null;
  address?: string | null;
  /** A mail that is begun. */
  mailTo?: string;
  /** The customer with whom staff have a conversation. */
  customerId?: string | null;
};

export function ReachLinks({ name, phone, address, mailTo, customerId }: ReachLinksProps) {
  const isOfOffice = useRight('staff');
  return (
    <ul className="reach-links">
      {phone ? (
        <>
          <Reach
            icon="phone"
            href={phoneLink(phone)}
            label={`Call ${name}, ${phone}`}
            words="Call"
          />
          <Reach
            icon="chat"
            href={phoneLink(phone).replace(/^tel:/, 'sms:')}
            label={`Text ${name}, ${phone}`}
            words="Text"
          />
        </>
      ) : null}
      {mailTo ? <Reach icon="send" href={mailTo} label={`Mail ${name}`} words="Mail" /> : null}
      {address ? (
        <Reach
          icon="pin"
          href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`}
          label={`Directions to ${name}, ${address}`}
          words="Directions"
        />
      ) : null}
      {customerId && isOfOffice ? (
        <li>
          <Link
            className="reach-links-way"
            to={conversationPath(customerId)}
            aria-label={`Conversation with ${name}`}
            title={`Conversation with ${name}`}
          >
            <AppIcon name="note" className="size-5 shrink-0" />
            <span className="reach-links-words">Conversation</span>
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

type ReachProps = { icon: AppIconName; href: string; label: string; words: string };

function Reach({ icon, href, label, words }: ReachProps) {
  return (
    <li>
      <a
        className="reach-links-way"
        href={href}
        aria-label={label}
        title={label}
        {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
      >
        <AppIcon name={icon} className="size-5 shrink-0" />
        <span className="reach-links-words">{words}</span>
      </a>
    </li>
  );
}
