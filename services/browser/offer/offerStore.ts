import { clearFormState, loadFormState, saveFormState } from '@/services/browser/storage/formState';
import type { OfferItem } from '@/services/domain/services/offerItem';

/** The offer is an enquiry that was not sent yet: its key is one of `enquiry.*` in the register of stored names. */
const offerKey = 'enquiry.offer';

const isOfferItem = (value: unknown): value is OfferItem => {
  const { id, name, prices } = (value ?? {}) as Partial<Record<keyof OfferItem, unknown>>;
  return typeof id === 'number' && typeof name === 'string' && Array.isArray(prices);
};

function load(): readonly OfferItem[] {
  const stored = loadFormState<unknown>(offerKey);
  return Array.isArray(stored) ? stored.filter(isOfferItem) : [];
}

const listeners = new Set<() => void>();
/** Read from the tab's storage at first use; one array as long as nothing changes, as React needs it. */
let current: readonly OfferItem[] | undefined;

function replace(items: readonly OfferItem[]) {
  current = items;
  if (items.length > 0) saveFormState(offerKey, items);
  else clearFormState(offerKey);
  listeners.forEach((listener) => listener());
}

/** What the offer of this tab holds, in the order of adding. A browser that stores nothing keeps it until it loads anew. */
export const offerItems = (): readonly OfferItem[] => (current ??= load());

/** Adds a service once; the same service again takes the place of the earlier entry. */
export const addToOffer = (item: OfferItem) =>
  replace(
    offerItems().some(({ id }) => id === item.id)
      ? offerItems().map((one) => (one.id === item.id ? item : one))
      : [...offerItems(), item],
  );

export const removeFromOffer = (id: number) => replace(offerItems().filter((item) => item.id !== id));

/** Leaves nothing of the offer behind. */
export const clearOffer = () => replace([]);

/** Calls `listener` after each change; returns the way to stop. */
export function subscribeToOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
