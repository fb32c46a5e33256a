// The mails that staff can begin an answer to a lead with, until the owner writes others.
import type { MailTemplate } from '#contract/site/content/mail-templates.ts';

export const mailTemplates: readonly MailTemplate[] = [
  {
    slug: 'first-answer',
    name: 'First answer',
    subject: 'Your landscaping request',
    text: `Hi {firstName},

Thank you for writing to us about {service}. I have read what you sent and would like to ask two things before I put a price together:

1. Is there anything we should keep, such as a tree, a bed or a sprinkler line?
2. When would you like the work done?

Just reply to this email, or call us at {phone}.

{me}
{company}`,
  },
  {
    slug: 'come-and-look',
    name: 'We would like to look at it',
    subject: 'A short visit before we quote',
    text: `Hi {firstName},

To give you a price that holds, we would like to see the place once. It takes about half an hour, costs nothing, and you get the quote within two working days after it.

Which of these works best for you: a weekday morning, a weekday afternoon, or Saturday morning?

{me}
{company}, {phone}`,
  },
  {
    slug: 'missed-you',
    name: 'We tried to call',
    subject: 'We tried to reach you',
    text: `Hi {firstName},

We tried to call you about {service}, but could not reach you. When is a good time to talk? You can also reply to this email with whatever is on your mind.

{me}
{company}, {phone}`,
  },
  {
    slug: 'not-our-work',
    name: 'We cannot do this one',
    subject: 'Your landscaping request',
    text: `Hi {firstName},

Thank you for asking us. I am sorry to say that we cannot take this on, so I would rather tell you now than keep you waiting.

If something else comes up around your yard, we would be glad to hear from you.

{me}
{company}, {phone}`,
  },
];
