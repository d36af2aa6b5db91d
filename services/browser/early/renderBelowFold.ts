import { whenIdle } from '@/services/browser/loading/whenIdle';

/** Letters of a text that one idle moment lays out: 2 to 4 ms on a desktop. A section, or the footer, has a moment alone. */
const lettersAtOnce = 1_500;

/**
 * Lays out, part by part in idle moments, what browsers have left out below the first screen
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
    const rest = all.filter(({ style }) => !style.contentVisibility);
    if (rest.length > 0) {
      let letters = 0;
      for (const part of rest) {
        part.style.contentVisibility = 'visible';
        letters += part.matches('section, footer') ? lettersAtOnce : part.textContent.length;
        if (letters >= lettersAtOnce) break;
      }
      cancel = whenIdle(layOutNext);
      return;
    }
    delete dataset.firstScreen;
    for (const { style } of all) style.removeProperty('content-visibility');
  };
  cancel = whenIdle(layOutNext);
  return () => cancel();
}
