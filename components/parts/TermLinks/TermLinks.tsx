import { useRouter } from 'next/router';
import { useCallback, useEffect, useState } from 'react';

import { loadOptional } from '@/services/browser/loading/chunk';
import { useLocale } from '@/services/hooks/useLocale';

import { followTerms } from './followTerms';
import type { TermCard, TermCardProps } from './TermCard';

type Opened = Omit<TermCardProps, 'onClose'> & { Card: typeof TermCard };

/** A press opens a card, or closes the one that a press has opened; a pointer that rests elsewhere closes none of these. */
function nextOpened(now: Opened | undefined, wanted: Opened): Opened | undefined {
  if (!now?.isHeld) return wanted;
  if (!wanted.isHeld) return now;
  return now.link === wanted.link ? undefined : wanted;
}

/** Milliseconds after which a press leads to the glossary. */
const patience = 3_000;

const hrefOf = (link: HTMLAnchorElement) => link.getAttribute('href') ?? '';

/**
 * Opens a card with the definition of a term (`a[data-term]`) where a text of the page links to it: by a press, or while a
 * pointer rests on it. The card's code and the definitions come with the first term that somebody is near. Where they do
 * not come, and in browsers without popovers, the link leads to the glossary, as it does without scripts.
 * @avoid For notes of a text's own: its reader would not know which links stay on the page.
 * @accessibility A press moves the focus into the card, Escape back to the term; terms say whether their card is open.
 */
export function TermLinks() {
  const locale = useLocale();
  const { push } = useRouter();
  const [opened, setOpened] = useState<Opened>();
  const close = useCallback(() => setOpened(undefined), []);
  useEffect(() => {
    if (!('popover' in HTMLElement.prototype)) return undefined;
    let newest: HTMLAnchorElement | undefined;
    const load = async (link: HTMLAnchorElement) => {
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
      const card = async () =>
        (await loadOptional(() => import('./loadCard')))?.loadCard(hrefOf(link), locale);
      return Promise.race([card(), late]);
    };
    // A press or a key elsewhere means that the reader has gone on.
    const forget = (event: Event) => {
      if (event.target !== newest) newest = undefined;
    };
    document.addEventListener('pointerdown', forget);
    document.addEventListener('keydown', forget);
    const open = async (link: HTMLAnchorElement, isHeld: boolean) => {
      newest = link;
      const card = await load(link);
      if (newest !== link) return;
      if (card) setOpened((now) => nextOpened(now, { ...card, link, isHeld }));
      else if (isHeld) await push(hrefOf(link), undefined, { locale: false });
    };
    const stop = followTerms({
      onNear: (link) => void load(link),
      onOpen: (link, isHeld) => void open(link, isHeld),
    });
    return () => {
      newest = undefined;
      document.removeEventListener('pointerdown', forget);
      document.removeEventListener('keydown', forget);
      stop();
    };
  }, [locale, push]);
  return (
    <>
      {/* A part that has come does not leave its place empty. */}
      <span hidden />
      {opened && <opened.Card key={hrefOf(opened.link)} {...opened} onClose={close} />}
    </>
  );
}
