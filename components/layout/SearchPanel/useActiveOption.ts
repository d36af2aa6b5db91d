import { useEffect, useState } from 'react';

/**
 * The keyboard of a combobox: arrows walk through `count` options and around, Enter takes the active one, which is the
 * first as soon as something is typed. The focus stays in the field. Options have the ids that `idOf` gives.
 */
export function useActiveOption(
  field: HTMLInputElement,
  query: string,
  count: number,
  idOf: (index: number) => string,
) {
  const firstFor = (text: string) => ({ query: text, index: text.trim() ? 0 : -1 });
  const [chosen, setChosen] = useState(() => firstFor(query));
  // Another text has another first option.
  const { index: active } = chosen.query === query ? chosen : firstFor(query);
  const setActive = (index: number) => setChosen({ query, index });
  const activeId = active >= 0 && active < count ? idOf(active) : undefined;

  useEffect(() => {
    const walk = (steps: number) => {
      if (count === 0) return;
      const from = active < 0 && steps < 0 ? 0 : active;
      const next = (from + steps + count) % count;
      setActive(next);
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    };
    const works: Record<string, () => void> = {
      ArrowDown: () => walk(1),
      ArrowUp: () => walk(-1),
      Enter: () => activeId && document.getElementById(activeId)?.click(),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const work = works[event.key];
      // Enter then ends a composed character, such as one of Chinese or Japanese.
      if (!work || event.isComposing) return;
      event.preventDefault();
      work();
    };
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  });

  return { active, activeId, setActive };
}
