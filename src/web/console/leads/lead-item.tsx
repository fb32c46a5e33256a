// A lead in the list: who, what for, their first words, and how long they wait.
import { Link } from 'react-router';
import { leadStageLabel } from '#company/facts/lead-stages.ts';
import type { Lead } from '#contract/leads/leads.ts';
import { Badge } from '#web/ui/badge.tsx';
import {
  describeMinutes,
  describeMoment,
  kindWords,
  leadPath,
  stageTones,
  waitsLong,
} from './lead-labels.ts';
import './lead-item.css';

export function LeadItem({ lead, timeZone }: { lead: Lead; timeZone: string }) {
  const { name, subject, excerpt, kind, stage, hasNews, assignee, waitingMinutes, isHeld } = lead;
  return (
    <li>
      <Link to={leadPath(lead)} className="lead-item" data-news={hasNews}>
        <span className="lead-item-who">
          {name}
          {hasNews ? <span className="lead-item-dot" role="img" aria-label="New message" /> : null}
        </span>
        <span className="lead-item-what">
          {subject}
          {kind === 'call' ? null : <span className="text-ink-soft"> · {kindWords[kind]}</span>}
        </span>
        {excerpt ? <span className="lead-item-words">{excerpt}</span> : null}
        <span className="lead-item-state">
          {isHeld ? (
            <Badge tone="amber">To check</Badge>
          ) : (
            <Badge tone={stageTones[stage]}>{leadStageLabel(stage)}</Badge>
          )}
          {assignee ? <span className="truncate">{assignee.name}</span> : null}
        </span>
        <span className="lead-item-when" data-long={waitsLong(lead)}>
          {!waitingMinutes ? (
            describeMoment(lead.lastNewsAt, timeZone)
          ) : (
            <>
              <span className="text-small font-normal">waits </span>
              {describeMinutes(waitingMinutes)}
            </>
          )}
        </span>
      </Link>
    </li>
  );
}
