import type { FormPlace } from '../../domain/placeInForm';

/** Milliseconds that a form has to draw a field, which may need an answer of the server. */
const patience = 3_000;

/** A formatted text has its buttons before it. */
const inputs = ':is(input:not([type="hidden"]), textarea, [contenteditable="true"]):not(:disabled)';
const buttons = ':is(button, a[href]):not(:disabled)';

export interface Wanted {
  /** Of a field, `blocks.2.heading`, or of a row, `blocks.2`, in which the first field is meant. */
  path: string;
  /** In the other language's text beside it, where that is shown. */
  inOther: boolean;
}

const idOf = (path: string): string => path.replaceAll('.', '__');

const rowIdOf = (list: string, index: number | string): string => `${list.replaceAll('.', '-')}-row-${index}`;

/** A field, or what is in a row. */
function elementOf(form: Element, path: string): Element | null {
  const field = form.querySelector(`[id="field-${idOf(path)}"], [data-field-path="${path}"]`);
  const [, list, index] = /^(.+)\.(\d+)$/.exec(path) ?? [];
  if (field || !list || !index) return field;
  return form.querySelector(`[id="${rowIdOf(list, index)}"] .collapsible__content`);
}

/** The path of the innermost row in which an element stands, also in its head; undefined outside of any. */
export function rowAround(element: Element): string | undefined {
  const [, list, index] = /^(.+)-row-(\d+)$/.exec(element.closest('[id*="-row-"]')?.id ?? '') ?? [];
  return list && `${list.replaceAll('-', '.')}.${index}`;
}

/** The element that takes the focus of a field; undefined while the form does not show the field. */
function inputOf(form: Element, { path, inOther }: Wanted): HTMLElement | undefined {
  const field = elementOf(form, path);
  if (!field) return undefined;
  const other = inOther && field.closest('.field-type')?.querySelector('.other-language');
  const places = other ? [other, field] : [field];
  return places
    .flatMap((place) => [place, ...place.querySelectorAll(inputs), ...place.querySelectorAll(buttons)])
    .find(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        element.matches(`${inputs}, ${buttons}`) &&
        element.checkVisibility(),
    );
}

const named = '[id^="field-"], [data-field-path]';

/**
 * The paths that the field around an element may have, the innermost first: an option of a choice has an id like one. In
 * the other language's text they are those of the field that it stands beside; outside of fields there are none.
 */
export function pathsAround(element: Element): string[] {
  const field = (element.closest('.other-language') ?? element).closest('.field-type');
  const around: HTMLElement[] = [];
  let place = element.closest<HTMLElement>(named);
  while (place && field?.contains(place)) {
    around.push(place);
    place = place.parentElement?.closest<HTMLElement>(named) ?? null;
  }
  const input = around.length === 0 ? field?.querySelector<HTMLElement>(named) : undefined;
  return (input ? [input] : around).map(
    ({ dataset, id }) => dataset.fieldPath ?? id.slice('field-'.length).replaceAll('__', '.'),
  );
}

/** Brings the innermost row into view that is drawn: a form draws what is in it then. */
function showRow(form: Element, rows: FormPlace['rows']): void {
  const drawn = rows
    .map(({ list, index }) => form.querySelector(`[id="${rowIdOf(list, index)}"]`))
    .findLast((row) => row !== null);
  drawn?.scrollIntoView({ block: 'start' });
}

/** Counts what was asked for: of two fields, one that is drawn late must not take the focus back. */
let newest = 0;

/** Moves the focus to a field of the form, in its tab and in rows that are open. */
export function focusField(form: Element, wanted: Wanted, { rows, tab }: FormPlace): void {
  const tabs = [...form.querySelectorAll<HTMLElement>('.document-fields .tabs-field__tab-button')];
  // Behind the label there may be the number of errors.
  if (tab) tabs.find(({ firstChild }) => firstChild?.textContent === tab)?.click();
  const until = Date.now() + patience;
  newest += 1;
  const own = newest;
  const look = () => {
    if (own !== newest) return;
    const input = inputOf(form, wanted);
    if (input) {
      input.scrollIntoView({ block: 'center' });
      input.focus({ preventScroll: true });
    } else if (Date.now() < until) {
      showRow(form, rows);
      requestAnimationFrame(look);
    }
  };
  // Once the tab has changed.
  requestAnimationFrame(look);
}
