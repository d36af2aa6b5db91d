import { type FilingRhythm, filingRhythms } from '@/contract/lists/filingRhythms';
import { clearFormState, loadFormState, saveFormState } from '@/services/browser/storage/formState';
import type { OfferItem } from '@/services/domain/services/offerItem';

/** Both are in the register of stored names. */
const offerKey = 'enquiry.offer';
const rhythmKey = 'survey.rhythm';

export interface Offer {
  /** In the order of adding. */
  items: readonly OfferItem[];
  /** Names of what was taken out because the company no longer offers it, until the visitor has read them. */
  withdrawn: readonly string[];
  /** How often VAT returns are filed, as it was set last, in a report or here: one for the whole tab. */
  rhythm: FilingRhythm;
}

const isOfferItem = (value: unknown): value is OfferItem => {
  const { id, category, name } = (value ?? {}) as Partial<Record<keyof OfferItem, unknown>>;
  return typeof id === 'number' && typeof category === 'string' && typeof name === 'string';
};

function load(): Offer {
  const stored = loadFormState<unknown>(offerKey);
  const rhythm = loadFormState<unknown>(rhythmKey);
  return {
    items: Array.isArray(stored) ? stored.filter(isOfferItem) : [],
    withdrawn: [],
    rhythm: filingRhythms.find((known) => known === rhythm) ?? 'usual',
  };
}

const listeners = new Set<() => void>();
/** Read from the tab's storage at first use; one object as long as nothing changes, as React needs it. */
let current: Offer | undefined;

function replace(change: Partial<Offer>) {
  current = { ...currentOffer(), ...change };
  const { items, rhythm } = current;
  if (items.length > 0) saveFormState(offerKey, items);
  else clearFormState(offerKey);
  if (rhythm === 'usual') clearFormState(rhythmKey);
  else saveFormState(rhythmKey, rhythm);
  listeners.forEach((listener) => listener());
}

/** The offer of this tab. A browser that stores nothing keeps it until it loads anew. */
export const currentOffer = (): Offer => (current ??= load());

/** Adds a service once; the same service again takes the place of the earlier entry. */
export function addToOffer({ id, category, name }: OfferItem) {
  const { items } = currentOffer();
  const item = { id, category, name };
  replace({
    items: items.some((one) => one.id === id)
      ? items.map((one) => (one.id === id ? item : one))
      : [...items, item],
  });
}

export const removeFromOffer = (id: number) =>
  replace({ items: currentOffer().items.filter((item) => item.id !== id) });

/** Takes everything out; the rhythm stays, since the tab's report counts in it too. */
export const clearOffer = () => replace({ items: [], withdrawn: [] });

export const forgetWithdrawn = () => replace({ withdrawn: [] });

export function setRhythm(rhythm: FilingRhythm) {
  if (rhythm !== currentOffer().rhythm) replace({ rhythm });
}

/** Gives each service its name of today, in the language of the page, and takes out what is no longer offered. */
export function reconcileOffer(offered: readonly OfferItem[]) {
  const { items, withdrawn } = currentOffer();
  const today = new Map(offered.map((one) => [one.id, one]));
  const left = items.flatMap(({ id }) => today.get(id) ?? []);
  const gone = items.filter(({ id }) => !today.has(id)).map(({ name }) => name);
  const isSame = gone.length === 0 && left.every(({ name }, index) => name === items[index]?.name);
  if (isSame) return;
  replace({
    items: left.map(({ id, category, name }) => ({ id, category, name })),
    withdrawn: [...withdrawn, ...gone],
  });
}

/** Calls `listener` after each change; returns the way to stop. */
export function subscribeToOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
