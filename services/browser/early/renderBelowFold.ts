import { whenIdle } from '@/services/browser/loading/whenIdle';

/**
 * Lays out, one part in each idle moment, what browsers have left out below the first screen
 * (services/config/earlyScript.js). Afterwards the page is as if it had been laid out at once.
 * @param parts the selector of what was left out
 * @returns ends it
 */
export function renderBelowFold(parts: string): () => void {
  const { dataset } = document.documentElement;
  if (dataset.firstScreen === undefined) return () => {};
  let cancel = () => {};
  const layOutNext = () => {
    const all = [...document.querySelectorAll<HTMLElement>(parts)];
    const next = all.find(({ style }) => !style.contentVisibility);
    if (next) {
      next.style.contentVisibility = 'visible';
      cancel = whenIdle(layOutNext);
      return;
    }
    delete dataset.firstScreen;
    for (const { style } of all) style.removeProperty('content-visibility');
  };
  cancel = whenIdle(layOutNext);
  return () => cancel();
}
