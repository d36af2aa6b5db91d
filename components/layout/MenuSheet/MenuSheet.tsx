import { X } from 'lucide-react';
import Router from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

import { Logo } from '@/components/layout/Logo/Logo';

import { CloseButton, Head, Sheet } from './MenuSheet.styles';
import { menuSheetId } from './menuSheetId';

interface MenuSheetProps {
  /** The product's name, for the logo. */
  product: string;
  /** What the header's row has from tablets on: navigation, ways to get in touch, language, account. */
  children: ReactNode;
}

/** Closes at the start of the way to another page or place: what was chosen is not in sight before. */
const leaving = ['routeChangeStart', 'hashChangeStart'] as const;

/**
 * The header's items on a phone: one element is the row of wide screens and the sheet of phones. It is a popover, which
 * browsers open and close before hydration and without scripts.
 * @avoid For a question that has to be answered before anything else: that is a modal dialog.
 * @accessibility Escape and a press beside it close it and give the focus back to `MenuButton`; it also closes when
 *   the focus goes on to the page, which it would hide.
 */
export function MenuSheet({ product, children }: MenuSheetProps) {
  const { t } = useTranslation('common');
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const close = () => sheet.current?.hidePopover();
    for (const event of leaving) Router.events.on(event, close);
    return () => leaving.forEach((event) => Router.events.off(event, close));
  }, []);
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) sheet.current?.hidePopover();
  };

  return (
    <Sheet ref={sheet} id={menuSheetId} popover="auto" onBlur={closeWhenLeft}>
      <Head>
        <Logo product={product} alt={product} loading="lazy" />
        <CloseButton
          type="button"
          aria-label={t('header.closeMenu')}
          popoverTarget={menuSheetId}
          popoverTargetAction="hide"
        >
          <X aria-hidden="true" size={24} strokeWidth={1.75} />
        </CloseButton>
      </Head>
      {children}
    </Sheet>
  );
}
