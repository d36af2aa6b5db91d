import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { OfferList } from '@/components/parts/OfferList/OfferList';
import { useTotalsText } from '@/components/parts/PriceBreakdown/useTotalsText';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { forgetAnswers, keptAnswers } from '@/services/browser/offer/answersOfCheck';
import { setRhythm } from '@/services/browser/offer/offerStore';
import type { AnswersOfCheck } from '@/services/domain/enquiries/offerEnquiry';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { useFocusPlaceOnUnmount } from '@/services/hooks/useFocusPlaceOnUnmount';
import { useLocale } from '@/services/hooks/useLocale';
import { useOfferToday } from '@/services/hooks/useOfferToday';

import { Plain } from '../OfferList/OfferList.styles';
import { Answers, Offered, PanelTitle, Services } from './EnquiryForm.styles';

interface EnquiryOfferProps {
  /** Gets the total in words, whenever it changes; empty while the prices are not there. */
  onTotal: (total: string) => void;
}

/** The answers of the check that are sent along. */
function SentAnswers({ language, lines, href, onRemove }: AnswersOfCheck & { onRemove: () => void }) {
  const { t } = useTranslation('offer');
  const locale = useLocale();
  const details = useRef<HTMLDetailsElement>(null);
  useFocusPlaceOnUnmount(details);
  return (
    <Answers ref={details} open>
      <summary>{t('answers.heading')}</summary>
      <Services lang={langAttribute(language, locale)}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Services>
      <TextLink href={href}>{t('answers.change')}</TextLink>{' '}
      <Plain type="button" onClick={onRemove}>
        {t('answers.remove')}
      </Plain>
    </Answers>
  );
}

/** The services that a quote is wanted for, and the answers of the check that led to them. Either can be taken out here. */
export function EnquiryOffer({ onTotal }: EnquiryOfferProps) {
  const { t } = useTranslation('offer');
  const offer = useOfferToday();
  const group = useRef<HTMLDivElement>(null);
  useFocusPlaceOnUnmount(group);
  const [answers, setAnswers] = useState(keptAnswers);
  const { cost, returnCountries, rhythm } = offer;
  const sum = useTotalsText()(cost.totals);
  const assumed = returnCountries.length > 0 && t('rhythm.inMessage', { rhythm: t(`rhythm.${rhythm}`) });
  const total = [sum, sum && assumed].filter(Boolean).join('; ');
  const tell = useEffectEvent(onTotal);
  useEffect(() => tell(total), [total]);
  return (
    <Offered ref={group} role="group" aria-label={t('title')}>
      <PanelTitle>{t('title')}</PanelTitle>
      <OfferList offer={offer} onRhythm={setRhythm} />
      {answers && (
        <SentAnswers
          {...answers}
          onRemove={() => {
            forgetAnswers();
            setAnswers(null);
          }}
        />
      )}
      <VisuallyHidden role="status">{total}</VisuallyHidden>
    </Offered>
  );
}
