import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState } from 'react';

import { Button } from '@/components/ui/Button/Button';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { openConsentSettings } from '@/services/browser/consent/consentSettings';
import { loadChunk } from '@/services/browser/loading/chunk';
import { focusPlaceInView } from '@/services/browser/navigation/focusPlace';
import { notify } from '@/services/browser/notifications/notifications';
import { paths } from '@/services/config/paths';
import { consentCategories, type ConsentCategory } from '@/services/domain/visits/consent';
import { useFocusPlaceOnUnmount } from '@/services/hooks/useFocusPlaceOnUnmount';

import { Bar, Choices, Columns, SettingsButton, Words } from './ConsentBanner.styles';
import { useRoomBelow } from './useRoomBelow';

const none: readonly ConsentCategory[] = [];

/**
 * The question, above the foot of the page and never in its way: the page stays usable, and the keyboard comes here
 * early and goes on. Both answers weigh the same, and stay in view where the words have to scroll.
 */
export function ConsentBanner() {
  const { t } = useTranslation('consent');
  const titleId = useId();
  const bar = useRef<HTMLElement>(null);
  useRoomBelow(bar, '--below-consent');
  const [isAnswered, setAnswered] = useState(false);
  useFocusPlaceOnUnmount(bar);

  function answer(categories: readonly ConsentCategory[]) {
    setAnswered(true);
    // A hidden element loses the focus.
    focusPlaceInView();
    loadChunk(() => import('@/services/browser/consent/consentLibrary'))
      .then(({ saveConsent }) => saveConsent(categories))
      // A choice that could not be saved is asked for again.
      .catch(() => {
        notify('systemError');
        setAnswered(false);
      });
  }

  return (
    <Bar ref={bar} aria-labelledby={titleId} hidden={isAnswered} data-nosnippet>
      <Columns>
        <Words>
          <h2 id={titleId}>{t('bar.title')}</h2>
          {/* In two paragraphs: one would be the largest text of short pages, and the last to be painted. */}
          <p>{t('bar.question')}</p>
          <p>
            {t('bar.freedom')} <TextLink href={`${paths.privacy}#consent`}>{t('privacy')}</TextLink>{' '}
            <SettingsButton type="button" aria-haspopup="dialog" onClick={openConsentSettings}>
              {t('bar.settings')}
            </SettingsButton>
          </p>
        </Words>
        <Choices>
          <Button emphasis="quiet" onClick={() => answer(consentCategories)}>
            {t('bar.agree')}
          </Button>
          <Button emphasis="quiet" onClick={() => answer(none)}>
            {t('bar.decline')}
          </Button>
        </Choices>
      </Columns>
    </Bar>
  );
}
