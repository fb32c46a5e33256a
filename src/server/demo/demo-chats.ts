// The chats of the demonstration: one under way, one waiting for an answer, one closed, each with its ordered log.
import { eq } from 'drizzle-orm';
import { defaultSettings } from '#company/facts/settings.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { chatEvents, chatMessages, chatSessions } from '#server/platform/database/schema/chat.ts';
import { cannedReplies, supportNotifications } from '#server/platform/database/schema/chat-desk.ts';
import { type DemoPeople, type DemoUser, fullName, only } from './demo-people.ts';

/** Who speaks, what, and how many minutes before now. */
type Said = { by: 'customer' | 'support'; minutesAgo: number; text: string };

type Session = typeof chatSessions.$inferSelect;
type Message = typeof chatMessages.$inferSelect;

type Conversation = {
  customer: { name: string; email: string; phone: string | null; userId: string | null };
  status: 'active' | 'waiting' | 'closed';
  said: Said[];
};

/** Sows the conversations, the alert that went out for the waiting one, and canned replies. */
export async function sowChats(tx: Tx, people: DemoPeople, now: Date): Promise<void> {
  for (const conversation of conversations(people)) {
    await sowConversation(tx, conversation, people.agent, now);
  }
  await tx.insert(cannedReplies).values(CANNED);
}

const CANNED = [
  { shortcut: 'hello', text: 'Hello, and thank you for writing. How can we help?' },
  {
    shortcut: 'quote',
    text: 'Send us a few photos of the area, and we will price it. Most quotes go out within 24 hours.',
  },
  {
    shortcut: 'rain',
    text: 'When it rains, we come on the next dry working day and let you know the evening before.',
  },
];

function conversations({ juniper, basil }: DemoPeople): Conversation[] {
  return [underWay(juniper.user), WAITING, closed(basil.user)];
}

function underWay(user: DemoUser): Conversation {
  return {
    customer: customerOf(user),
    status: 'active',
    said: [
      {
        by: 'customer',
        minutesAgo: 9,
        text: 'Hi, will the crew still come this week if it rains?',
      },
      {
        by: 'support',
        minutesAgo: 7,
        text: 'If the ground is soaked we move you to the next dry day and write the evening before.',
      },
      {
        by: 'customer',
        minutesAgo: 6,
        text: 'Good, thank you. The side gate code has not changed.',
      },
      { by: 'support', minutesAgo: 4, text: 'Perfect, then you are all set.' },
    ],
  };
}

const WAITING: Conversation = {
  customer: {
    name: 'Willow Ashby',
    email: 'willow.ashby@example.com',
    phone: '(832) 555-0131',
    userId: null,
  },
  status: 'waiting',
  said: [
    {
      by: 'customer',
      minutesAgo: 3,
      text: 'Do you also work in Jersey Village? I need about 80 feet of fence.',
    },
  ],
};

function closed(user: DemoUser): Conversation {
  return {
    customer: customerOf(user),
    status: 'closed',
    said: [
      {
        by: 'customer',
        minutesAgo: 2890,
        text: 'Can you leave the clippings on the lawn next time?',
      },
      {
        by: 'support',
        minutesAgo: 2885,
        text: 'Of course. I have added it to the notes for your crew.',
      },
      { by: 'customer', minutesAgo: 2880, text: 'Great, that was all.' },
    ],
  };
}

function customerOf(user: DemoUser): Conversation['customer'] {
  return { name: fullName(user), email: user.email, phone: user.phone, userId: user.id };
}

async function sowConversation(
  tx: Tx,
  conversation: Conversation,
  agent: DemoUser,
  now: Date,
): Promise<void> {
  const { customer, status } = conversation;
  const said = conversation.said.map(({ by, minutesAgo, text }) => ({
    text,
    sender: by,
    senderName: by === 'support' ? fullName(agent) : customer.name,
    timestamp: new Date(now.getTime() - minutesAgo * 60_000),
  }));
  const lastActivity = said.at(-1)?.timestamp ?? now;
  const isAnswered = said.some(({ sender }) => sender === 'support');
  const session = only(
    await tx
      .insert(chatSessions)
      .values({
        userId: customer.userId,
        customerName: customer.name,
        customerEmail: customer.email,
        customerPhone: customer.phone,
        status,
        assignedAgent: isAnswered ? fullName(agent) : null,
        assignedTo: isAnswered ? agent.id : null,
        waitingSince: status === 'waiting' ? lastActivity : null,
        lastActivity,
        createdAt: said[0]?.timestamp ?? now,
      })
      .returning(),
  );
  const messages = await tx
    .insert(chatMessages)
    .values(said.map((message) => ({ sessionId: session.id, ...message })))
    .returning();
  await sowLog(tx, session, messages);
  if (status === 'waiting') await sowAlert(tx, session);
}

/** Numbers the messages, and the closing after them, as the log of the session. */
async function sowLog(tx: Tx, session: Session, messages: Message[]): Promise<void> {
  const events: (typeof chatEvents.$inferInsert)[] = messages.map((message, index) => ({
    sessionId: session.id,
    number: index + 1,
    kind: 'message',
    messageId: message.id,
    createdAt: message.timestamp,
  }));
  if (session.status === 'closed') {
    events.push({
      sessionId: session.id,
      number: events.length + 1,
      kind: 'status',
      details: { status: 'closed', by: 'support', byName: session.assignedAgent },
      createdAt: session.lastActivity,
    });
  }
  await tx.insert(chatEvents).values(events);
  await tx
    .update(chatSessions)
    .set({
      lastEventNumber: events.length,
      readByCustomer: events.length,
      readBySupport: session.status === 'waiting' ? 0 : events.length,
      lastSupportNumber: messages.findLastIndex(({ sender }) => sender === 'support') + 1,
      lastSupportAt: messages.findLast(({ sender }) => sender === 'support')?.timestamp ?? null,
    })
    .where(eq(chatSessions.id, session.id));
}

async function sowAlert(tx: Tx, session: Session): Promise<void> {
  await tx.insert(supportNotifications).values({
    sessionId: session.id,
    phoneNumber: defaultSettings.phoneDial,
    name: 'Office',
    message: `${session.customerName} is waiting in the chat.`,
    status: 'sent',
    notificationType: 'waiting',
    sentAt: session.lastActivity,
    createdAt: session.lastActivity,
  });
}
