import { type KeyboardEvent, useState } from 'react';

/**
 * The keyboard of a combobox: arrows walk through `count` options and around, Enter takes the active one. The focus
 * stays in the field. Options have the ids that `idOf` gives.
 */
export function useActiveOption(count: number, idOf: (index: number) => string) {
  const [active, setActive] = useState(-1);
  const activeId = active >= 0 && active < count ? idOf(active) : undefined;

  const walk = (steps: number) => {
    if (count === 0) return;
    const from = active < 0 && steps < 0 ? 0 : active;
    const next = (from + steps + count) % count;
    setActive(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter then ends a composed character, such as one of Chinese or Japanese.
    if (event.nativeEvent.isComposing) return;
    const works: Record<string, () => void> = {
      ArrowDown: () => walk(1),
      ArrowUp: () => walk(-1),
      Enter: () => activeId && document.getElementById(activeId)?.click(),
    };
    const work = works[event.key];
    if (!work) return;
    event.preventDefault();
    work();
  };

  return { active, activeId, setActive, onKeyDown };
}
