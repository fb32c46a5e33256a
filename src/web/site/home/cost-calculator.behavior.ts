// Runs the project calculator in the browser: each slider with its number field, the lines, the total, the quote link.
import {
  type EstimateRates,
  type EstimateScope,
  type EstimateService,
  type EstimateSize,
  estimateProject,
  formatDollars,
  type Project,
  type ProjectMessages,
  quoteOfProject,
} from '#company/rules/money/cost-estimate.ts';
import { KEPT_PROJECT } from '#web/features/carried-forms/saved-project.ts';
import { keepForm } from '#web/forms/saved-form.ts';
import { savedInTab } from '#web/lib/tab-storage.ts';

/** What the calculator says after a change, in the language of its page. */
export type CalculatorMessages = ProjectMessages & { spokenTotal: string };

/** A total is read out once no one has changed anything for this long. */
const PAUSE_MS = 700;

/**
 * Starts the calculator, with the rates and the words that the page was written with; a browser may have kept other values than the page was written with, so it calculates at once.
 */
export function start(section: HTMLElement): void {
  const all = <E extends HTMLElement>(selector: string) => [
    ...section.querySelectorAll<E>(selector),
  ];
  const sliders = all<HTMLInputElement>('[data-size]');
  const rates: EstimateRates = JSON.parse(section.dataset.rates ?? '');
  const messages: CalculatorMessages = JSON.parse(section.dataset.messages ?? '');
  let pause = 0;

  const reckon = () => {
    const project = projectOf(section, sliders);
    const { total, lines } = estimateProject(project, rates);
    for (const cell of all('[data-line]')) {
      const line = lines.find(({ id }) => id === cell.dataset.line);
      cell.textContent = line ? formatDollars(line.dollars) : '–';
    }
    for (const hint of all('[data-nothing]')) hint.hidden = total > 0;
    const sum = formatDollars(total);
    for (const shown of all('[data-total]')) shown.textContent = sum;
    for (const link of all('[data-quote-service]')) {
      const { service, text } = quoteOfProject(project, rates, messages);
      link.dataset.quoteService = service;
      link.dataset.quoteText = text;
    }
    return sum;
  };

  const form = section.querySelector('form');
  section.addEventListener('input', ({ target }) => {
    const { dataset, value } = target as HTMLInputElement;
    const { size, number } = dataset;
    if (size) numberOf(section, size).value = value;
    // A slider keeps within its bounds and on its steps by itself; the number that was typed counts to the foot.
    for (const slider of sliders) {
      if (slider.dataset.size === number && value) slider.value = value;
      speak(slider, sizeOf(section, slider));
    }
    const sum = reckon();
    if (form) keepForm(KEPT_PROJECT, form);
    clearTimeout(pause);
    pause = window.setTimeout(() => {
      const spoken = messages.spokenTotal.replace('{total}', sum);
      for (const status of all('[role="status"]')) status.textContent = spoken;
    }, PAUSE_MS);
  });
  // What was typed is corrected when the field is left.
  section.addEventListener('change', () => align(section, sliders));
  align(section, sliders);
  reckon();
  if (form && savedInTab(KEPT_PROJECT)) {
    void import('#web/forms/fill-saved-form.ts').then((fill) =>
      fill.fillSavedForm(KEPT_PROJECT, form),
    );
  }
}

function projectOf(section: HTMLElement, sliders: HTMLInputElement[]): Project {
  const checked = [...section.querySelectorAll<HTMLInputElement>(':checked')];
  const sizes = sliders.map((slider) => [slider.dataset.size, sizeOf(section, slider)]);
  return {
    sizes: Object.fromEntries(sizes) as Record<EstimateSize, number>,
    scope: checked.find(({ type }) => type === 'radio')?.value as EstimateScope,
    services: checked
      .filter(({ type }) => type === 'checkbox')
      .map(({ value }) => value as EstimateService),
  };
}

/** Every number field shows what counts, its slider the nearest step. */
function align(section: HTMLElement, sliders: HTMLInputElement[]): void {
  for (const slider of sliders) {
    const size = sizeOf(section, slider);
    numberOf(section, slider.dataset.size ?? '').value = String(size);
    slider.value = String(size);
    speak(slider, size);
  }
}

/** The size that was typed, within the bounds; what is no number counts as where the slider stands. */
function sizeOf(section: HTMLElement, slider: HTMLInputElement): number {
  const typed = numberOf(section, slider.dataset.size ?? '').valueAsNumber;
  if (Number.isNaN(typed)) return slider.valueAsNumber;
  return Math.min(Math.max(Math.round(typed), Number(slider.min)), Number(slider.max));
}

/** "8,000 sq ft" instead of a bare number. */
function speak(slider: HTMLInputElement, size: number): void {
  const words = (slider.ariaValueText ?? '').replace(/^\S+/, size.toLocaleString('en-US'));
  slider.ariaValueText = words;
}

function numberOf(section: HTMLElement, size: string): HTMLInputElement {
  const field = section.querySelector<HTMLInputElement>(`[data-number="${size}"]`);
  if (!field) throw new Error(`no number field for ${size}`);
  return field;
}
