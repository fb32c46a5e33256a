// What a message said, as its reader saw it and as plain text, or why it cannot be read.
import type { SentMessage, MessageText as Stored } from '#contract/platform/sent-messages.ts';

type MessageTextProps = { message: SentMessage; text: Stored | null; mayRead: boolean };

export function MessageText({ message, text, mayRead }: MessageTextProps) {
  return (
    <section aria-labelledby="message-text" className="min-w-0">
      <h2 id="message-text" className="text-title">
        Message
      </h2>
      {text ? (
        <ReadableMessage text={text} fileNote="A file went with it, which is not stored." />
      ) : (
        <p className="mt-2 max-w-reading text-ink-soft">{whyNot(message, mayRead)}</p>
      )}
    </section>
  );
}

/** The words of a message, as its reader sees them and as plain text. `fileNote` says what is with a file that goes with it. */
export function ReadableMessage({
  text: { text, html, hadFile },
  fileNote,
}: {
  text: Stored;
  fileNote: string;
}) {
  return (
    <>
      <p className="mt-2 text-small text-ink-soft">
        Links don’t work here.{hadFile ? ` ${fileNote}` : ''}
      </p>
      {html ? (
        <iframe
          title="The message as its reader sees it"
          sandbox=""
          srcDoc={html}
          className="mt-4 block h-[36rem] w-full rounded-card border border-line bg-white"
        />
      ) : null}
      <details className="mt-4" open={!html}>
        <summary className="inline-block min-h-11 cursor-pointer py-2 font-semibold text-ink-soft hover:text-oak">
          Plain text
        </summary>
        <pre className="mt-2 whitespace-pre-wrap wrap-anywhere rounded-card border border-line bg-raised p-5 font-sans">
          {text}
        </pre>
      </details>
    </>
  );
}

/** Why what a message said is not shown. */
function whyNot({ storedText, recipient }: SentMessage, mayRead: boolean): string {
  if (!recipient) return 'It could not be made yet, so there is nothing to read.';
  switch (storedText) {
    case 'secret':
      return 'It carried a code or link that signs someone in, so what it said is never stored.';
    case 'ours':
      return 'It went to our own staff. What it was about is in the console, so it isn’t stored a second time.';
    case 'gone':
      return 'What a message said is stored for 90 days.';
    case 'stored':
      return mayRead
        ? 'What it said can’t be read any more: the installation has another secret since.'
        : 'The owner decides who may read what messages said, under Staff.';
  }
}
