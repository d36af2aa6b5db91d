import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { otherLocale, type TermDefinition } from '@/services/domain/content/termFile';
import { useLocale } from '@/services/hooks/useLocale';

import { Card, Definition, Words } from './TermCard.styles';

export interface TermCardProps {
  /** The term in the text. */
  link: HTMLAnchorElement;
  /** Its word in both languages, and what it means. */
  term: TermDefinition;
  /** Opened by a press: it has the focus, and stays when the pointer goes. */
  isHeld: boolean;
  onClose: () => void;
}

/** For so many ms a pointer may be neither on the term nor on its card. */
const graceMs = 300;
/** Pixels between term and card, and to the edge of the window. */
const [gap, margin] = [4, 16];

/** Below the term, above it where there is no room below; it scrolls with the text. */
function place(card: HTMLElement, link: HTMLElement) {
  const { top, bottom, left } = link.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const height = card.offsetHeight + gap;
  const y = bottom + height > clientHeight && top > height ? top - height : bottom + gap;
  const x = Math.max(margin, Math.min(left, clientWidth - card.offsetWidth - margin));
  card.style.top = `${y + window.scrollY}px`;
  card.style.left = `${x + window.scrollX}px`;
}

/**
 * The meaning of a term, in a card beside it. It stands behind the term in the order of reading and moves nothing.
 * @avoid Without a term that opens it: `TermLinks`.
 * @accessibility A dialog that is named by its term. Escape, a press outside and leaving it close it; the focus returns.
 */
export function TermCard({ link, term, isHeld, onClose }: TermCardProps) {
  const { t } = useTranslation('tools');
  const locale = useLocale();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const [host] = useState(() => document.createElement('span'));

  useLayoutEffect(() => {
    const { current } = card;
    if (!current) return undefined;
    link.after(host);
    current.showPopover();
    place(current, link);
    link.setAttribute('aria-expanded', 'true');
    return () => {
      if (host.contains(document.activeElement)) link.focus({ preventScroll: true });
      link.setAttribute('aria-expanded', 'false');
      host.remove();
    };
  }, [link, host]);

  useEffect(() => {
    if (isHeld) card.current?.focus({ preventScroll: true });
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const isOutside = ({ target }: Event) =>
      !(target instanceof Node && (host.contains(target) || link.contains(target)));
    const closeFromOutside = (event: Event) => {
      if (isOutside(event)) onClose();
    };
    document.addEventListener('pointerdown', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey, { signal });
    const onPointer = (event: PointerEvent) => {
      clearTimeout(leaving);
      const isKept = isHeld || host.contains(document.activeElement);
      if (!isKept && isOutside(event)) leaving = setTimeout(onClose, graceMs);
    };
    document.addEventListener('pointerover', onPointer, { signal });
    window.addEventListener('resize', () => card.current && place(card.current, link), { signal });
    return () => {
      clearTimeout(leaving);
      listeners.abort();
    };
  }, [link, host, isHeld, onClose]);

  return createPortal(
    <Card
      ref={card}
      popover="manual"
      role="dialog"
      lang={locale}
      tabIndex={-1}
      aria-labelledby={`${id}word`}
      aria-describedby={`${id}definition`}
    >
      <Words>
        <b id={`${id}word`}>{term.word}</b> <span lang={otherLocale(locale)}>{term.other}</span>
      </Words>
      <Definition id={`${id}definition`}>{term.definition}</Definition>
      {/* Its address has its language; the handler of links in static HTML follows it. */}
      <a href={link.getAttribute('href') ?? ''}>{t('glossary')}</a>
    </Card>,
    host,
  );
}
