import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';

import { useTotalsText } from '@/components/parts/PriceBreakdown/useTotalsText';
import { DateText } from '@/components/ui/DateText/DateText';
import { Tag } from '@/components/ui/Tag/Tag';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import { obligationNames } from '@/contract/lists/obligations';
import type { Obligation } from '@/services/domain/obligations/assess';
import type { SingleAnswer } from '@/services/domain/obligations/neededAnswers';
import { rulesVersion } from '@/services/domain/obligations/rulesVersion';
import { obligationKey, standingOf } from '@/services/domain/obligations/standing';
import type { DutyServices } from '@/services/domain/obligations/sum';
import { priceTotals } from '@/services/domain/services/priceTotals';
import { useLocale } from '@/services/hooks/useLocale';

import {
  Body,
  Cost,
  Dates,
  Entry,
  Facts,
  Fold,
  Grounds,
  Line,
  Meta,
  Places,
  Reason,
  Sources,
  Tick,
  Title,
} from './Duty.styles';
import { DutyOffer } from './DutyOffer';
import { useDutyTexts } from './useDutyTexts';

interface DutyProps {
  obligation: Obligation;
  /** The single answers without which it would not apply. */
  needed?: SingleAnswer[];
  /** Its services; none until the prices have come. */
  offer?: DutyServices;
  isInSum?: boolean;
  onToggle?: () => void;
  /** The next day on which something is due for it (ISO 8601); none where nothing comes back. */
  next?: string;
  dates?: ReactNode;
  /** How often VAT returns count; as each country usually asks where it is not said. */
  rhythm?: FilingRhythm;
}

/** One obligation: a line that says where, how sure, for how much and when, and opens to everything else. */
export function Duty(props: DutyProps) {
  const { obligation, needed, offer, isInSum = false, onToggle, next, dates, rhythm } = props;
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const texts = useDutyTexts();
  const totalsText = useTotalsText();
  const { id, certainty, since, sources } = obligation;
  const standing = standingOf(obligation);
  const title = obligationNames[id][locale];
  const { services = [], includedIn = [], isCovered = false } = offer ?? {};
  const own = services.filter((service) => !includedIn.includes(service));
  const sum = totalsText(
    priceTotals(
      own.flatMap(({ prices }) => prices),
      rhythm,
    ),
  );
  const included =
    includedIn.length > 0
      ? t('offer.includedIn', { names: includedIn.map(({ name }) => name).join(', ') })
      : isCovered && t('price:included');
  const cost = sum || included;
  const doubt = texts.doubt(obligation);
  return (
    <Entry id={obligationKey(obligation)}>
      {onToggle && offer && offer.services.length > 0 && (
        <Tick>
          <input type="checkbox" checked={isInSum} onChange={onToggle} />
          <VisuallyHidden>{t('sum.include', { title })}</VisuallyHidden>
        </Tick>
      )}
      <Fold>
        <summary>
          <Line>
            <Title>{title}</Title>
            <Meta>
              <Tag label={t(`standing.${standing}`)} tone={standing === 'due' ? 'signal' : 'quiet'} />
              <Places>{texts.countries(obligation)}</Places>
              {next && (
                <span>
                  {t('report.next')} <DateText iso={next} locale={locale} isShort />
                </span>
              )}
              {cost && <Cost>{cost}</Cost>}
            </Meta>
          </Line>
        </summary>
        <Body>
          <Reason>{t(`reasons.${id}`)}</Reason>
          <Grounds>
            {texts.because(obligation)}
            {needed && <span>{texts.without(needed)}</span>}
            {doubt && <span>{doubt}</span>}
          </Grounds>
          {offer && (
            <DutyOffer
              offer={offer}
              isOffered={obligation.isOffered}
              standing={standing}
              rhythm={rhythm}
              isDeclared={obligation.isDeclared}
            />
          )}
          {dates && <Dates>{dates}</Dates>}
          <Facts>
            <p>
              {t(since ? (certainty === 'ahead' ? 'report.from' : 'report.since') : 'report.asOf')}{' '}
              <DateText iso={since ?? rulesVersion} locale={locale} />
            </p>
            {sources.length > 0 && (
              <Sources aria-label={t('report.sources')}>
                {sources.map(({ act, url }) => (
                  <li key={act.en}>{url ? <TextLink href={url}>{act[locale]}</TextLink> : act[locale]}</li>
                ))}
              </Sources>
            )}
          </Facts>
        </Body>
      </Fold>
    </Entry>
  );
}
