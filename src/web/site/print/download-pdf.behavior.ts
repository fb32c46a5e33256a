// Saves a printed piece's PDF, and says by an alert when that did not work (docs/product/print.md#texts).

const FAILED = 'Error generating PDF. Please try again.';

/** What the browser says when the server cannot be reached; the card names a way out. */
const unreachable: Record<string, string> = {
  flyer: 'Error downloading PDF. Please try again.',
  card: 'Error downloading PDF. Please use browser print function (Ctrl+P or Cmd+P) to save as PDF.',
};

/** Starts the form around the button; without it the browser downloads from the form's address by itself. */
export function start(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  const { piece = '', fileName = '' } = form.dataset;
  let isBusy = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    form.ariaBusy = 'true';
    try {
      const answer = await fetch(addressOf(form));
      if (answer.ok) save(await answer.blob(), fileName);
      else alert(await refusal(answer, piece));
    } catch {
      alert(unreachable[piece]);
    }
    form.ariaBusy = null;
    isBusy = false;
  });
}

/** What the browser would ask for by itself: the form's address with its fields. */
function addressOf(form: HTMLFormElement): string {
  const url = new URL(form.action);
  for (const [name, value] of new FormData(form)) url.searchParams.set(name, String(value));
  return url.href;
}

/** A full press is told in the server's words, for the card; every other refusal in ours. */
async function refusal(answer: Response, piece: string): Promise<string> {
  if (piece !== 'card' || answer.status !== 503) return FAILED;
  const { message, alternative } = await answer.json();
  return `${message}\n\n${alternative}`;
}

function save(pdf: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(pdf);
  link.download = fileName;
  link.click();
  // The download has its own hold on the bytes once it has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
