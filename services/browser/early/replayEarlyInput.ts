declare global {
  interface Window {
    /** Ends the holding and returns what was held (services/config/earlyScript.js). */
    takeEarlyInput?: () => Map<HTMLElement, { type: 'click' | 'submit' | 'input'; value?: string }>;
  }
}

/**
 * Makes React see a text that was typed before: it compares with the value that the field had at hydration. A rendering
 * since may have set the field back to an empty text.
 */
function announceText(field: HTMLInputElement | HTMLTextAreaElement, typed: string) {
  const { value, selectionStart, selectionEnd } = field;
  const isKept = value.startsWith(typed);
  field.value = '';
  // By the setter of all fields: React does not notice it.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', isKept ? value : typed + value, field);
  // Fields for e-mail addresses have no selection.
  if (isKept && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Hydration sets a list back to its first value. */
function announceChoice(list: HTMLSelectElement, value: string) {
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

const isTextField = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio'].includes(element.type));

type EarlyInput = ReturnType<NonNullable<Window['takeEarlyInput']>>;

let held: EarlyInput = new Map();

/**
 * Ends the holding, in the moment in which React begins to answer: whatever came after that would be done twice. A press
 * may have made React hydrate the page at once; React answers that one itself.
 */
export function endEarlyHold() {
  if (!window.takeEarlyInput) return;
  held = window.takeEarlyInput();
  delete window.takeEarlyInput;
  const { type, target } = window.event ?? {};
  for (const [element, early] of held)
    if (
      type === early.type &&
      element.localName !== 'a' &&
      target instanceof Node &&
      element.contains(target)
    )
      held.delete(element);
}

/**
 * Does again, after hydration, what a visitor did before it: the focus, presses of buttons, entries, submissions of
 * forms.
 */
export function replayEarlyInput() {
  const { activeElement, body } = document;
  if (activeElement !== body) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const [element, { type, value = '' }] of held) {
    if (type === 'click') element.click();
    else if (type === 'submit') (element as HTMLFormElement).requestSubmit();
    else if (isTextField(element)) announceText(element, value);
    else if (element instanceof HTMLSelectElement) announceChoice(element, value);
  }
  held = new Map();
  delete document.documentElement.dataset.early;
}
